import { readNotification } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'

export const readNotificationRoute = bind(readNotification, async ({ context, params, body, session }) => {
  const { numUpdatedRows } = await context.transaction((transaction) =>
    transaction.database
      .updateTable('notification')
      .set({ is_read: body.read_status })
      .where('id', '=', params.id)
      .where('account_id', '=', session.accountId)
      .executeTakeFirst(),
  )
  if (numUpdatedRows !== 1n) throw new ApiFailure('not_found')
  return undefined
})
