import { enqueueMail } from '../../mail/enqueueMail.js'
import type { MailContent } from '../../mail/mail.js'
import type { NotificationKind } from '../../store/tables/activity.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deliveryOf } from '../notifications/deliveryOf.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { recipientsOf } from './recipients.js'

export interface NotificationInput {
  readonly projectId: number
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
  /** Absent: a notification is enough. */
  readonly mail?: MailContent
  /** The actor, who needs no notification. */
  readonly except?: number
}

/** Notifies everyone concerned by a project of a decision about its resources, with a link to them. */
export async function notifyMembers(
  transaction: Transaction,
  { projectId, kind, values, mail, except }: NotificationInput,
): Promise<void> {
  for (const person of await recipientsOf(transaction.database, projectId)) {
    if (person.id === except) continue
    await insertNotification(transaction, {
      accountId: person.id,
      kind,
      values,
      entity: 'project_assets',
      entityId: projectId,
    })
    if (mail && deliveryOf(person, kind)?.byMail !== false) await enqueueMail(transaction, person, mail)
  }
}
