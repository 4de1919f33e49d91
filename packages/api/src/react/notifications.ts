import {
  getNotificationDelivery,
  listNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationDelivery,
} from '../contract/notifications/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const notifications = 'v3/notifications'

export const useNotifications = (isLoggedIn = true) =>
  useRead(listNotifications, isLoggedIn ? { query: { noloading: true } } : undefined)

export const useReadNotification = () => useAction(readNotification, [notifications])
export const useReadAllNotifications = () => useAction(readAllNotifications, [notifications])

/** How the user receives notifications. */
export const useNotificationDelivery = () => useRead(getNotificationDelivery, {})
export const useSaveNotificationDelivery = () =>
  useAction(saveNotificationDelivery, ['v3/notifications/delivery'])
