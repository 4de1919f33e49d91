import { type Locale, localeOf, type MemberRole, type Notification } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import sanitizeHtml from 'sanitize-html'
import type { Context } from '../../context.js'
import { escapeHtml } from '../../mail/html.js'
import { fill, messagesOf } from '../../messages/messagesOf.js'
import type { NotificationTable } from '../../store/tables/activity.js'

const allowed = { allowedTags: ['b', 'i', 'em', 'strong', 'br'], allowedAttributes: {} }

/** A notification in a language. What people wrote is escaped, and the whole is sanitized once more. */
export function notificationResponse(row: Selectable<NotificationTable>, locale: Locale): Notification {
  const words = messagesOf(locale)
  const { role, ...written } = row.values_json
  const values = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, escapeHtml(value)]))
  if (role !== undefined) values.role = words.roles[role as MemberRole]
  return {
    id: row.id,
    message: sanitizeHtml(fill(words.notifications[row.kind], values), allowed),
    redirection_entity: row.redirection_entity,
    redirection_id: row.redirection_id,
    read_status: row.is_read,
    created_at: row.created_at,
  }
}

/** Sends notifications once what they tell of is committed. */
export async function publishNotifications(context: Context, ids: readonly number[]): Promise<void> {
  for (const id of ids) await publishNotification(context, id)
}

/** Sends a notification to the open windows of its account, in the language of the account. */
export async function publishNotification(context: Context, id: number): Promise<void> {
  const row = await context.database
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .selectAll('notification')
    .select('account.interface_language')
    .where('notification.id', '=', id)
    .executeTakeFirstOrThrow()
  const response = notificationResponse(row, localeOf(row.interface_language))
  await context.events.publish([row.account_id], 'notification', response)
}
