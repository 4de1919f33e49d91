import type { AuditEntry } from '@saywright/api/contract'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import * as css from './AuditTable.css.js'
import type { AuditMessages } from './auditWords.js'

export type AuditFactsProps = { id: string; entry: AuditEntry; words: AuditMessages }

/** Facts of an entry besides its line; unknown ones are left out. */
export function AuditFacts({ id, entry, words }: AuditFactsProps) {
  const t = useMessages(organizationMessages)
  const facts = [
    ['before', words.before, css.value],
    ['after', words.after, css.value],
    ['address', entry.ip, css.code],
    ['event', entry.action, css.code],
  ] as const
  return (
    <div id={id} className={css.details}>
      <dl className={css.strip}>
        {facts.map(
          ([key, value, className]) =>
            value && (
              <div key={key} className={css.fact}>
                <dt className={css.name}>{t(`audit.${key}`)}</dt>
                <dd className={className}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
