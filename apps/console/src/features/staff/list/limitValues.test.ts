import { expect, test } from 'vitest'
import { faultsOfLimits, readLimit, writeLimit } from './limitValues.js'

test.each([
  ['', true],
  [' ', true],
  ['1', true],
  ['1000000', true],
  ['0', false],
  ['1000001', false],
  ['1.5', false],
  ['-3', false],
  ['many', false],
])('%j is a limit: %s', (written, isLimit) => {
  expect(faultsOfLimits({ seats: written })).toEqual(isLimit ? {} : { seats: 'outOfRange' })
})

test('an empty field restores the default limit', () => {
  expect([writeLimit(null), writeLimit(undefined), writeLimit(20)]).toEqual(['', '', '20'])
  expect([readLimit(''), readLimit('20')]).toEqual([null, 20])
})
