import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'
import { htmlReport } from './htmlReport.js'
import { junitXml } from './junitXml.js'
import { type ExportFormat, fileNameOf, type Report, type ReportMessages } from './report.js'
import { resultsCsv } from './resultsCsv.js'

const wordsIn = (locale: Locale): ReportMessages => translate(createI18n({ locale }), unitTestsMessages)

/** A run as the file of a format: its name, its text and its media type. */
export async function exportRun(
  report: Report,
  format: ExportFormat,
  locale: Locale,
): Promise<readonly [name: string, text: string, type: string]> {
  const t = wordsIn(locale)
  if (format === 'junit') return [fileNameOf(report, 'xml'), junitXml(report, t), 'application/xml']
  if (format === 'csv') return [fileNameOf(report, 'csv'), await resultsCsv(report, t, locale), 'text/csv']
  const words = { 'en-US': wordsIn('en-US'), 'fr-FR': wordsIn('fr-FR') }
  return [fileNameOf(report, 'html'), htmlReport(report, words, locale), 'text/html']
}
