import type { NotificationEntity } from '@saywright/api/contract'
import { type Context, timestamp } from '../../context.js'
import type { Database } from '../../store/database.js'
import type { NotificationKind } from '../../store/tables/activity.js'

export interface NewNotification {
  readonly accountId: number
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
  readonly entity: NotificationEntity
  readonly entityId?: number
}

/** Keeps what happened, not the sentence: each reader sees it in their own language. */
export async function insertNotification(
  context: Pick<Context, 'now'>,
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
      redirection_id: notification.entityId ?? null,
      is_read: false,
      created_at: timestamp(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same for several people, such as all administrators. */
export async function insertNotifications(
  context: Pick<Context, 'now'>,
  database: Database,
  accountIds: readonly number[],
  notification: Omit<NewNotification, 'accountId'>,
): Promise<number[]> {
  const ids: number[] = []
  for (const accountId of accountIds) {
    ids.push(await insertNotification(context, database, { ...notification, accountId }))
  }
  return ids
}
