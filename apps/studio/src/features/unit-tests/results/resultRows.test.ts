import { aUnitTestResult } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { anyResult, filterRows, resultRows, speakersOf } from './resultRows.js'

const results = [
  aUnitTestResult({ id: 1, audio_name: 'nadia-01.wav', confidence: 9000 }),
  aUnitTestResult({ id: 2, audio_name: 'tom-02.wav', confidence: 5300 }),
  aUnitTestResult({
    ...{ id: 3, audio_name: 'tom-03.wav', confidence: 5200, is_expected: false },
    ...{ expectation: 'other_sentence', expected: 'put me through' },
  }),
  aUnitTestResult({ id: 4, audio_name: 'door.wav', confidence: null, tested_at: null }),
]
const rows = resultRows(results, 5700, 5000)
const ids = (of: typeof rows) => of.map(({ id }) => id)

describe('rows of results', () => {
  it('begin with failures, then changes by another threshold', () => {
    expect(rows.map(({ id, now, isChanged }) => [id, now, isChanged])).toEqual([
      [2, 'rejected', true],
      [3, 'refused', true],
      [1, 'passed', false],
      [4, 'waiting', false],
    ])
  })

  it('are filtered by all that is chosen', () => {
    expect(ids(filterRows(rows, anyResult))).toHaveLength(4)
    expect(ids(filterRows(rows, { ...anyResult, shown: 'wrong' }))).toEqual([2])
    expect(ids(filterRows(rows, { ...anyResult, shown: 'changed' }))).toEqual([2, 3])
    expect(ids(filterRows(rows, { ...anyResult, expectation: 'other_sentence' }))).toEqual([3])
    expect(ids(filterRows(rows, { ...anyResult, speaker: 'tom', query: 'through' }))).toEqual([3])
  })

  it('know who speaks', () => expect(speakersOf(rows)).toEqual(['nadia', 'tom']))
})
