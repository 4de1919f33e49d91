import { typeOfTest } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import type { Locale } from '@saywright/ui/i18n'
import { conclusionIn, meaningOf, type Report, type ReportMessages } from './report.js'

// By which spreadsheets part values in the language.
const separators: Readonly<Record<Locale, string>> = { 'en-US': ',', 'fr-FR': ';' }

/**
 * The results of a run as comma-separated values (RFC 4180), times in ISO 8601 UTC. What a spreadsheet would take for a
 * formula is written so that it stays text.
 */
export async function resultsCsv({ run }: Report, t: ReportMessages, locale: Locale): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const isOfWakeWords = typeOfTest(run) === 'wake_word'
  const rows = run.results.map((result) => [
    result.audio_name,
    result.expected,
    result.result ?? '',
    result.confidence ?? '',
    run.confidence_threshold,
    t(`results.conclusions.${conclusionIn(run, result)}`),
    result.tested_at ?? '',
    t(`results.expectations.${result.expectation}`),
    ...(isOfWakeWords ? [result.duration ?? ''] : [meaningOf(result.expected_meaning), writeMeaning(result)]),
  ])
  return stringify(rows, {
    header: true,
    columns: [
      t('results.audioName'),
      t('results.expected'),
      t('results.result'),
      t('results.confidence'),
      t('results.threshold'),
      t('results.conclusion'),
      t('results.testedOn'),
      t('results.expectation'),
      ...(isOfWakeWords ? [t('wakeWords.seconds')] : [t('results.expectedMeaning'), t('results.meaning')]),
    ],
    delimiter: separators[locale],
    record_delimiter: 'windows',
    bom: true,
    escape_formulas: true,
  })
}
