import type { Say } from '../messages/say.js'
import type { TestCase } from '../report/TestCase.js'
import type { WakeCase } from './wakeCase.js'

/** What each recording did, a row each: whether it is right, what woke, the highest score, and the recording. */
export function wakeTable(cases: readonly WakeCase[], say: Say): string {
  const rows = cases.map(({ status, woken, score, name }) => [
    status === 'passed' ? '✓' : '✗',
    woken ?? '–',
    score === null ? '–' : say('test.wake.score', { score }),
    name,
  ])
  const head = [
    '',
    say('test.wake.column.woken'),
    say('test.wake.column.score'),
    say('test.wake.column.name'),
  ]
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map((row) => `    ${line(row)}\n`).join('')
}

export const isWakeCase = (each: TestCase): each is WakeCase => 'woken' in each
