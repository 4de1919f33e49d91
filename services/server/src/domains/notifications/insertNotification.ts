import { localeOf, type NotificationEntity } from '@saywright/api/contract'
import type { NotificationKind } from '../../store/tables/activity.js'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { accountOf } from '../account/accounts.js'
import { notificationResponse } from './notificationResponse.js'

export interface NewNotification {
  readonly accountId: number
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
  readonly entity: NotificationEntity
  readonly entityId?: number
}

/**
 * Keeps what happened, not the sentence: each reader sees it in their own language. The open windows of the account get
 * it once the change is committed.
 */
export async function insertNotification(unit: Unit, notification: NewNotification): Promise<void> {
  const { accountId } = notification
  const row = await unit.database
    .insertInto('notification')
    .values({
      account_id: accountId,
      kind: notification.kind,
      values_json: JSON.stringify(notification.values),
      redirection_entity: notification.entity,
      redirection_id: notification.entityId ?? null,
      is_read: false,
      created_at: timestamp(unit),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { interface_language } = await accountOf(unit.database, accountId)
  unit.publish([accountId], 'notification', notificationResponse(row, localeOf(interface_language)))
}

/** The same for several people, such as all administrators. */
export async function insertNotifications(
  unit: Unit,
  accountIds: readonly number[],
  notification: Omit<NewNotification, 'accountId'>,
): Promise<void> {
  for (const accountId of accountIds) await insertNotification(unit, { ...notification, accountId })
}
