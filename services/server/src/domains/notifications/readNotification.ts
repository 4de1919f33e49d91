import { readNotification } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { notificationResponse } from './notificationResponse.js'

export const readNotificationRoute = bind(
  readNotification,
  async ({ context, params, body, session, locale }) => {
    const row = await context.change((unit) =>
      unit.database
        .updateTable('notification')
        .set({ is_read: body.read_status })
        .where('id', '=', params.id)
        .where('account_id', '=', session.accountId)
        .returningAll()
        .executeTakeFirst(),
    )
    if (!row) throw new ApiFailure('not_found')
    return notificationResponse(row, locale)
  },
)
