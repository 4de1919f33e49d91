import { listNotifications } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { notificationAnswer } from './notificationAnswer.js'

const most = 200

export const listNotificationsRoute = bind(listNotifications, async ({ context, session, locale }) => {
  const own = context.database.selectFrom('notification').where('account_id', '=', session.accountId)
  const { total } = await own
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own.selectAll().orderBy('id', 'desc').limit(most).execute()
  return { data: rows.map((row) => notificationAnswer(row, locale)), total }
})
