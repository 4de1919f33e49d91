import { expect, it } from 'vitest'
import { none } from './counts.ts'
import { noTests, type Result } from './result.ts'
import { summaryOf } from './summary.ts'

const part = (name: string, more: Partial<Result> = {}): Result => ({
  name,
  seconds: 4,
  counts: { ...none, passed: 2 },
  tail: '',
  ...noTests,
  ...more,
})

const failures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `test ${index}`,
    lines: Array(20).fill('x'.repeat(300)),
  }))

const failed = (count: number) =>
  part('journeys', { counts: { passed: 1, failed: count, skipped: 0 }, failures: failures(count) })

it('has a line for each part, and the counts of all last', () => {
  const lines = summaryOf([part('lint'), part('types', { counts: { ...none, skipped: 1 } })])
  expect(lines).toEqual([
    '',
    expect.stringMatching(/^✓ lint +4\.0 s {2}2 passed, 0 failed, 0 skipped$/),
    expect.stringMatching(/^— types/),
    '',
    '2 passed, 0 failed, 1 skipped',
  ])
})

it.each([
  ['retried', 'Passed only on another try:', '↻'],
  ['skipped', 'Skipped:', '—'],
  ['logs', 'Written by libraries:', '·'],
  ['remarks', 'Remarks:', 'ℹ'],
])('names %s', (list, title, mark) => {
  const names = Array.from({ length: 48 }, (_, index) => `test ${index}`)
  const lines = summaryOf([part('stories', { [list]: names })])
  expect(lines.slice(0, 3)).toEqual(['', title, `${mark} test 0`])
  expect(lines).toContain(`${mark} and 8 more`)
})

it('names once what a library writes often', () => {
  expect(summaryOf([part('stories', { logs: ['late', 'early', 'late'] })])).toContain('· late (2 times)')
})

it('says what a story costs beside what is recorded', () => {
  const lines = summaryOf([part('components and stories', { seconds: 100, stories: 1000 })])
  expect(lines).toContainEqual(expect.stringMatching(/^a story costs 0\.10 s; recorded: 0\.\d\d s/))
})

it.each([1, 8, 30, 200])('says of %i failed tests what fits into the end of a log', (count) => {
  const lines = summaryOf([part('lint'), failed(count)])
  const told = lines.slice(lines.indexOf('Failed:'))
  expect(told[1]).toBe('✗ test 0')
  expect(Buffer.byteLength(told.join('\n'))).toBeLessThan(7600)
  expect(lines.at(-1)).toBe(`3 passed, ${count} failed, 0 skipped`)
})

it('says why a single test failed', () => {
  expect(summaryOf([failed(1)]).filter((line) => line.startsWith('    x'))).toHaveLength(14)
})
