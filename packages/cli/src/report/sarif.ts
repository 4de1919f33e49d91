import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@saywright/grammar'
import { standardStream } from '../files/readText.js'
import { ownVersion } from '../ownVersion.js'
import type { Finding } from './Finding.js'

/**
 * Findings in grammars, as a log of SARIF, which code scanning shows beside the lines.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html
 */
export function sarifLog(found: readonly Finding[], locale: Locale): string {
  const codes = [...new Set(found.map(({ code }) => code))].toSorted()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'saywright',
            version: ownVersion(),
            informationUri: 'https://saywright.example/library/cli',
            rules: codes.map((id) => ({ id })),
          },
        },
        language: locale,
        columnKind: 'utf16CodeUnits',
        results: found.map(({ file, severity, code, range, message }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: severity,
          message: { text: message },
          locations: [
            { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: regionOf(range) } },
          ],
        })),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function regionOf({ start, end }: Finding['range']) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}

/** Relative to where the command was started, as the checkout of a build is. */
function uriOf(file: string): string {
  if (file === standardStream) return 'stdin'
  if (isAbsolute(file)) return pathToFileURL(file).href
  return file
    .split(/[/\\]/)
    .filter((part) => part !== '.')
    .map(encodeURIComponent)
    .join('/')
}
