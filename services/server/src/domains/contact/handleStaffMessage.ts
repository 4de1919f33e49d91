import { handleStaffMessage } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'

export const handleStaffMessageRoute = bind(handleStaffMessage, async (call) => {
  const { context, params, body, session } = call
  await context.transaction(async (transaction) => {
    const message = await transaction.database
      .updateTable('message')
      .set({
        handled_at: body.handled ? timestamp(transaction) : null,
        handled_by: body.handled ? session.accountId : null,
      })
      .where('id', '=', params.id)
      .returning('account_id')
      .executeTakeFirst()
    if (!message) throw new ApiFailure('not_found')
    await writeStaffAudit(transaction, call, {
      action: body.handled ? 'staff.message_handled' : 'staff.message_reopened',
      object: { kind: 'message', id: params.id },
      subjectId: message.account_id,
    })
  })
  return undefined
})
