import { handleStaffMessage } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'

export const handleStaffMessageRoute = bind(
  handleStaffMessage,
  async ({ context, params, body, session }) => {
    const { numUpdatedRows } = await context.change((unit) =>
      unit.database
        .updateTable('message')
        .set({
          handled_at: body.handled ? timestamp(unit) : null,
          handled_by: body.handled ? session.accountId : null,
        })
        .where('id', '=', params.id)
        .executeTakeFirst(),
    )
    if (numUpdatedRows !== 1n) throw new ApiFailure('not_found')
    return undefined
  },
)
