import type { AuditEntry } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { auditWords, type TranslateAudit } from './auditWords.js'

// Excel tells text from a table by these: the mark of UTF-8, and the separator of the language.
const byteOrderMark = '\u{feff}'
const separators: Readonly<Record<Locale, string>> = { 'en-US': ',', 'fr-FR': ';' }

const heads = ['time', 'person', 'email', 'what', 'object', 'before', 'after', 'address', 'event'] as const

/**
 * Entries as comma-separated values (RFC 4180), times in ISO 8601 UTC. What a spreadsheet would take for a formula is
 * written so that it stays text.
 */
export async function auditCsv(
  entries: readonly AuditEntry[],
  t: TranslateAudit,
  locale: Locale,
): Promise<string> {
  const { default: papa } = await import('papaparse')
  const data = entries.map((entry) => {
    const { person, action, object, before, after } = auditWords(entry, t, locale)
    const email = entry.account?.email ?? ''
    return [entry.created_at, person, email, action, object, before, after, entry.ip ?? '', entry.action]
  })
  const fields = heads.map((head) => t(`audit.${head}`))
  return (
    byteOrderMark + papa.unparse({ fields, data }, { delimiter: separators[locale], escapeFormulae: true })
  )
}
