import type { Locale, MemberRole, Notification } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../../mail/html.js'
import { nameInMail, withoutLinks } from '../../mail/nameInMail.js'
import { fill, messagesOf } from '../../messages/messagesOf.js'
import type { NotificationKind, NotificationTable } from '../../store/tables/activity.js'

const allowed = { allowedTags: ['b', 'i', 'em', 'strong', 'br'], allowedAttributes: {} }

/** A notification in a language. What people wrote is escaped, and the whole is sanitized once more. */
export function notificationResponse(row: Selectable<NotificationTable>, locale: Locale): Notification {
  const words = messagesOf(locale)
  const { role, ...written } = row.values_json
  const values = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, escapeHtml(value)]))
  if (role !== undefined) values.role = words.roles[role as MemberRole]
  return {
    id: row.id,
    // Values that may be left out are at the end.
    message: sanitizeHtml(fill(words.notifications[row.kind], values), allowed).trim(),
    redirection_entity: row.redirection_entity,
    redirection_id: row.redirection_id,
    redirection_model_id: written.model_id === undefined ? null : Number(written.model_id),
    read_status: row.is_read,
    created_at: row.created_at,
  }
}

const isName = (key: string) => ['name', 'organization', 'title', 'model'].includes(key)

/** The same sentence without marks, for a mail. */
export function plainSentence(
  kind: NotificationKind,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const words = messagesOf(locale)
  const { role } = values
  const shown = {
    ...Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        isName(key) ? withoutLinks(nameInMail(value)) : value,
      ]),
    ),
    ...(role !== undefined && { role: words.roles[role as MemberRole] }),
  }
  return fill(words.notifications[kind].replace(/<\/?b>/g, ''), shown).trim()
}
