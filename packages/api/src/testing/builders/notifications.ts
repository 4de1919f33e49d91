import type { Notification } from '../../contract/notifications/notification.js'
import { earlier } from './times.js'

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 41,
  message: 'Your project <b>Kitchen lamp</b> was approved.',
  redirection_entity: 'projects',
  redirection_id: 7,
  redirection_model_id: null,
  read_status: false,
  created_at: earlier,
  ...changes,
})
