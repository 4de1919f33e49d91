import { type TestedType, typeOfTest } from '@saywright/api/contract'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import { testMessagesOf } from '../messages/index.js'
import { htmlReport } from './htmlReport.js'
import { junitXml } from './junitXml.js'
import { type ExportFormat, fileNameOf, type Report, type ReportMessages } from './report.js'
import { resultsCsv } from './resultsCsv.js'

const wordsIn = (locale: Locale, type: TestedType): ReportMessages =>
  translate(createI18n({ locale }), testMessagesOf(type))

/** A run as the file of a format: its name, its text and its media type. */
export async function exportRun(
  report: Report,
  format: ExportFormat,
  locale: Locale,
): Promise<readonly [name: string, text: string, type: string]> {
  const type = typeOfTest(report.run)
  const t = wordsIn(locale, type)
  if (format === 'junit') return [fileNameOf(report, 'xml'), junitXml(report, t), 'application/xml']
  if (format === 'csv') return [fileNameOf(report, 'csv'), await resultsCsv(report, t, locale), 'text/csv']
  const words = { 'en-US': wordsIn('en-US', type), 'fr-FR': wordsIn('fr-FR', type) }
  return [fileNameOf(report, 'html'), htmlReport(report, words, locale), 'text/html']
}
