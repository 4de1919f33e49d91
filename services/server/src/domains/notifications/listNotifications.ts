import { listNotifications, pagePlace } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { notificationResponse } from './notificationResponse.js'

export const listNotificationsRoute = bind(listNotifications, async ({ context, query, session, locale }) => {
  const { pageIndex = 0, pageSize = context.limits.notificationsShown } = pagePlace(query)
  const own = context.database.selectFrom('notification').where('account_id', '=', session.accountId)
  const counted = own.select((select) => select.fn.countAll<number>().as('count'))
  const { count: total } = await counted.executeTakeFirstOrThrow()
  const { count: unread } = await counted.where('is_read', '=', false).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { data: rows.map((row) => notificationResponse(row, locale)), total, unread }
})
