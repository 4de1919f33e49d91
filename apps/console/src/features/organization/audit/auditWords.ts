import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { type AuditEntry, displayedName } from '@saywright/api/contract'
import type { Locale, translate } from '@saywright/ui/i18n'
import { eventKey } from '../../../parts/audit-events/eventKey.js'
import type { organizationMessages } from '../messages/index.js'
import { knownAction } from './auditActions.js'

export type AuditMessages = {
  readonly person: string
  readonly action: string
  /** The object of the action; empty where it is not recorded. */
  readonly object: string
  readonly before: string
  readonly after: string
}

export type TranslateAudit = ReturnType<typeof translate<typeof organizationMessages>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An entry of the log in the words of a language. */
export function auditWords(entry: AuditEntry, t: TranslateAudit, locale: Locale): AuditMessages {
  const { account, pseudonym, values } = entry
  const action = knownAction(entry.action)
  const person = account
    ? displayedName(account, locale)
    : pseudonym
      ? t('audit.formerPerson', { pseudonym })
      : t('audit.system')
  const role = (value: unknown) => labelOf(organizationRoles, textOf(value), locale)
  return {
    person: entry.is_staff ? t('audit.byStaff', { person }) : person,
    action: action ? t(`audit.action.${eventKey(action)}`) : entry.action,
    object: textOf(values.name),
    before: role(values.before),
    after: role(values.after),
  }
}
