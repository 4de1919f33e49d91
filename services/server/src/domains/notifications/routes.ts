import type { ServerRoute } from '../shared/call.js'
import { getNotificationDeliveryRoute, saveNotificationDeliveryRoute } from './delivery.js'
import { listNotificationsRoute } from './listNotifications.js'
import { readAllNotificationsRoute } from './readAllNotifications.js'
import { readNotificationRoute } from './readNotification.js'

export const notificationsRoutes: readonly ServerRoute[] = [
  getNotificationDeliveryRoute,
  saveNotificationDeliveryRoute,
  listNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
]
