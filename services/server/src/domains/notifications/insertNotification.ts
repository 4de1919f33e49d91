import { type Context, moment } from '../../context.js'
import type { NotificationTable } from '../../store/schema.js'
import type { Database } from '../../tasks/queue.js'

interface NewNotification {
  readonly accountId: number
  readonly kind: NotificationTable['kind']
  readonly values: Readonly<Record<string, string>>
  readonly entity: string
  readonly entityId: number
}

/** Keeps what happened, not the sentence: each reader sees it in their own language. */
export async function insertNotification(
  context: Context,
  database: Database,
  notification: NewNotification,
): Promise<number> {
  const { id } = await database
    .insertInto('notification')
    .values({
      account_id: notification.accountId,
      kind: notification.kind,
      values_json: JSON.stringify(notification.values),
      redirection_entity: notification.entity,
      redirection_id: notification.entityId,
      is_read: false,
      created_at: moment(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
