import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, maybe, text, type } from '../kernel/structs.js'

/** Entities that a notification may lead to; the identifier beside it is of that entity. */
export const notificationEntities = [
  'projects',
  'project_assets',
  'organization_users',
  'dashboard',
  'profile',
  'staff_requests',
] as const
export type NotificationEntity = (typeof notificationEntities)[number]

/** Something that happened; `message` is HTML made safe by the server, and still not to be trusted. */
export const notification = type({
  id: identifier(),
  message: text({ [docs]: { example: 'Your project <b>Kitchen lamp</b> was approved.' } }),
  redirection_entity: maybe(text({ [docs]: { example: 'projects' } })),
  redirection_id: maybe(identifier()),
  redirection_model_id: maybe(
    identifier({ [docs]: { note: 'a model of voice commands of the project that `redirection_id` names' } }),
  ),
  read_status: flag({ [docs]: { example: false } }),
  created_at: instant(),
})
export type Notification = ValueOf<typeof notification>
