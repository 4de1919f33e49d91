import { readAllNotifications } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const readAllNotificationsRoute = bind(readAllNotifications, async ({ context, session }) => {
  await context.transaction((transaction) =>
    transaction.database
      .updateTable('notification')
      .set({ is_read: true })
      .where('account_id', '=', session.accountId)
      .execute(),
  )
  return undefined
})
