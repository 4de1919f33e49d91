import { add, none } from './counts.ts'
import type { Result } from './result.ts'
import { storyCostLine } from './storyCost.ts'
import type { Failure } from './testedReport.ts'

const maxFailureLines = 48
const maxLinesEach = 14
const maxNames = 40
const longestLine = 150

/**
 * How all parts went, short enough for the end of a log: the tests that passed only on another try, those that did not run, what
 * libraries wrote, a line for each part, the tests that failed with the first lines of why, and the closing counts.
 */
export function summaryOf(results: readonly Result[]): string[] {
  const { passed, failed, skipped } = results.map(({ counts }) => counts).reduce(add, none)
  const all = (list: 'retried' | 'skipped' | 'logs' | 'remarks') => results.flatMap((result) => result[list])
  return [
    ...section('Passed only on another try:', '↻', all('retried')),
    ...section('Skipped:', '—', all('skipped')),
    ...section('Written by libraries:', '·', counted(all('logs'))),
    ...section('Remarks:', 'ℹ', all('remarks')),
    '',
    ...results.map(lineOf),
    ...results.flatMap(storyCostLine),
    ...failureLines(results.flatMap(({ failures }) => failures)),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line))
}

function lineOf({ name, seconds, counts: { passed, failed, skipped } }: Result): string {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '—'
  return `${mark} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed, ${skipped} skipped`
}

function section(title: string, mark: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const rest = names.length - maxNames
  return [
    '',
    title,
    ...names.slice(0, maxNames).map((name) => `${mark} ${name}`),
    ...(rest > 0 ? [`${mark} and ${rest} more`] : []),
  ]
}

/** Each line once, with how often it was written. */
function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line))
}

function failureLines(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return []
  const each = Math.min(maxLinesEach, Math.max(0, Math.floor(maxFailureLines / failures.length) - 1))
  const told = failures.slice(0, maxFailureLines)
  const rest = failures.length - told.length
  return [
    '',
    'Failed:',
    ...told.flatMap(({ name, lines }) => [`✗ ${name}`, ...lines.slice(0, each).map((line) => `    ${line}`)]),
    ...(rest > 0 ? [`✗ and ${rest} more`] : []),
  ]
}
