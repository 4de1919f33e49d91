import type { AuditEntry } from '@saywright/api/contract'
import { formatDate, type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import { AuditRow } from './AuditRow.js'
import { day as dayClass, entry as entryClass, heads as headsClass, list } from './AuditTable.css.js'
import { byDay, daysAgo } from './byDay.js'

const weekdayOf = (day: Date, locale: Locale) => {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(day)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const heads = ['time', 'person', 'what', 'object'] as const

export type AuditDaysProps = { entries: readonly AuditEntry[]; now: Date }

/** Entries below the day on which they were written. */
export function AuditDays({ entries, now }: AuditDaysProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const title = (day: Date) => {
    const date = formatDate(day)
    const ago = daysAgo(day, now)
    if (ago === 0) return t('audit.today', { date })
    return ago === 1 ? t('audit.yesterday', { date }) : `${weekdayOf(day, locale)}, ${date}`
  }
  return (
    <div className={list}>
      {/* Each entry is read as a sentence; the heads are for eyes. */}
      <div className={headsClass} aria-hidden>
        {heads.map((head) => (
          <span key={head}>{t(`audit.${head}`)}</span>
        ))}
      </div>
      {byDay(entries).map(({ day, entries: found }) => (
        <section key={day.getTime()}>
          <h3 className={dayClass}>{title(day)}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
          <ul className={list} role="list">
            {found.map((entry) => (
              <li key={entry.id} className={entryClass}>
                <AuditRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
