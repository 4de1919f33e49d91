import { handleStaffMessage } from '@saywright/api/contract'
import { moment } from '../../context.js'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'
import { staffMessages } from './staffMessages.js'

export const handleStaffMessageRoute = bind(
  handleStaffMessage,
  async ({ context, params, body, session }) => {
    await context.database
      .updateTable('message')
      .set({
        handled_at: body.handled ? moment(context) : null,
        handled_by: body.handled ? session.accountId : null,
      })
      .where('id', '=', params.id)
      .execute()
    const [answer] = await staffMessages(context.database, [params.id])
    if (!answer) throw new Refusal('not_found')
    return answer
  },
)
