import { aUnitTestRun } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { changedLines, changedValues } from './runConditions.js'

const shown = (before: string, now: string) =>
  changedLines(before, now).map(
    ({ kind, number, text }) => `${kind === 'added' ? '+' : '-'}${number} ${text}`,
  )

test.each([
  ['a\nb\nc', 'a\nb\nc', []],
  ['a\nb\nc', 'a\nx\nc', ['-2 b', '+2 x']],
  ['a\nc', 'a\nb\nc', ['+2 b']],
  ['a\nb\nc', 'a\nc', ['-2 b']],
  ['a\na', 'a\na\na', ['+3 a']],
  ['', 'a', ['-1 ', '+1 a']],
])('from %j to %j', (before, now, lines) => expect(shown(before, now)).toEqual(lines))

test('lists earlier and current settings, slots and threshold', () => {
  const before = aUnitTestRun()
  const now = aUnitTestRun({
    confidence_threshold: 5200,
    settings: { ...before.settings, TSILENCE: 700 },
    slots: [
      { name: '<room>', values: ['kitchen', 'hall'] },
      { name: 'contact', values: ['Anna'] },
    ],
  })
  expect(changedValues(before, now, new Intl.NumberFormat('en-US'))).toEqual([
    { name: 'TSILENCE', before: '500 ms', now: '700 ms' },
    { name: 'threshold', before: '5,000', now: '5,200' },
    { name: '<contact>', before: '', now: 'Anna' },
  ])
})
