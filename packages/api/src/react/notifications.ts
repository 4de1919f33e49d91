import { listNotifications, readAllNotifications, readNotification } from '../contract/notifications/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const notifications = 'v3/notifications'

export const useNotifications = (isLoggedIn = true) =>
  useRead(listNotifications, isLoggedIn ? { query: { noloading: true } } : undefined)

export const useReadNotification = () => useAction(readNotification, [notifications])
export const useReadAllNotifications = () => useAction(readAllNotifications, [notifications])
