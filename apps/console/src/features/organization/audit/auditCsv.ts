import type { AuditEntry } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'
import { auditWords, type TranslateAudit } from './auditWords.js'

// By which spreadsheets part values in the language.
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
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const rows = entries.map((entry) => {
    const { person, action, object, before, after } = auditWords(entry, t, locale)
    const email = entry.account?.email ?? ''
    return [entry.created_at, person, email, action, object, before, after, entry.ip ?? '', entry.action]
  })
  return stringify(rows, {
    header: true,
    // Programs look for the hyphen that people type.
    columns: heads.map((head) => t(`audit.${head}`).replaceAll('\u2011', '-')),
    delimiter: separators[locale],
    record_delimiter: 'windows',
    bom: true,
    escape_formulas: true,
  })
}
