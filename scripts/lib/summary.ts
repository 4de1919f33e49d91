import { add, none } from './counts.ts'
import type { Result } from './part.ts'
import type { Failure } from './testedReport.ts'

const mostFailureLines = 48
const mostLinesEach = 14
const mostRetried = 12
const longestLine = 150

/**
 * How all parts went, short enough for the end of a log: the tests that passed only on another try, a line for each part, the
 * tests that failed with the first lines of why, and the closing counts.
 */
export function summaryOf(results: readonly Result[]): string[] {
  const { passed, failed, skipped } = results.map(({ counts }) => counts).reduce(add, none)
  const retried = results.flatMap((result) => result.retried)
  return [
    ...(retried.length > 0 ? ['', 'Passed only on another try:', ...shortened(retried)] : []),
    '',
    ...results.map(lineOf),
    ...failureLines(results.flatMap(({ failures }) => failures)),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line))
}

function lineOf({ name, seconds, counts: { passed, failed, skipped } }: Result): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '—'
  return `${mark} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed, ${skipped} skipped`
}

function shortened(retried: readonly string[]): string[] {
  const rest = retried.length - mostRetried
  return [
    ...retried.slice(0, mostRetried).map((name) => `↻ ${name}`),
    ...(rest > 0 ? [`↻ and ${rest} more`] : []),
  ]
}

function failureLines(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return []
  const each = Math.min(mostLinesEach, Math.max(0, Math.floor(mostFailureLines / failures.length) - 1))
  const told = failures.slice(0, mostFailureLines)
  const rest = failures.length - told.length
  return [
    '',
    'Failed:',
    ...told.flatMap(({ name, lines }) => [`✗ ${name}`, ...lines.slice(0, each).map((line) => `    ${line}`)]),
    ...(rest > 0 ? [`✗ and ${rest} more`] : []),
  ]
}
