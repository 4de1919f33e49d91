import { localeOf, type NotificationEntity } from '@saywright/api/contract'
import { enqueueMail } from '../../mail/enqueueMail.js'
import type { NotificationKind } from '../../store/tables/activity.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { accountOf } from '../shared/people/accounts.js'
import { deliveryOf } from './deliveryOf.js'
import { notificationResponse, plainSentence } from './notificationResponse.js'

export interface NewNotification {
  readonly accountId: number
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
  readonly entity: NotificationEntity
  readonly entityId?: number
}

/**
 * Stores the event, not the sentence: each reader sees it in their own language. The open windows of the account get it once
 * the change is committed. Another chosen delivery sends a mail, or nothing.
 */
export async function insertNotification(
  transaction: Transaction,
  notification: NewNotification,
): Promise<void> {
  const { accountId, kind, values } = notification
  const account = await accountOf(transaction.database, accountId)
  const locale = localeOf(account.interface_language)
  const delivery = deliveryOf(account, kind)
  if (delivery?.byMail && !hasOwnMail.has(kind))
    await enqueueMail(transaction, account, {
      template: 'notification',
      sentence: plainSentence(kind, values, locale),
    })
  if (delivery && !delivery.inProduct) return
  const row = await transaction.database
    .insertInto('notification')
    .values({
      account_id: accountId,
      kind,
      values_json: JSON.stringify(values),
      redirection_entity: notification.entity,
      redirection_id: notification.entityId ?? null,
      is_read: false,
      created_at: timestamp(transaction),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  transaction.publish([accountId], 'notification', notificationResponse(row, locale))
}

/** Of these `notifyMembers` sends a mail that says more. */
const hasOwnMail: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'request_approved',
  'request_granted',
  'request_declined',
  'evaluation_ending',
  'evaluation_ended',
])

/** The same for several people, such as all administrators. */
export async function insertNotifications(
  transaction: Transaction,
  accountIds: readonly number[],
  notification: Omit<NewNotification, 'accountId'>,
): Promise<void> {
  for (const accountId of accountIds) await insertNotification(transaction, { ...notification, accountId })
}
