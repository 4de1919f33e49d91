import { aUnitTestResult, aUnitTestRun, aUnitTestRunSummary } from '@saywright/api/testing'
import { describe, expect, it, test } from 'vitest'
import { changeCounts, referenceOf, runDifference } from './runDifference.js'

const named = (audio_name: string, confidence: number | null, is_expected = true) =>
  aUnitTestResult({ audio_id: null, audio_name, confidence, is_expected })
const run = (...results: ReturnType<typeof named>[]) => aUnitTestRun({ results })

describe('the difference of two runs', () => {
  const before = run(named('a', 6000), named('b', 4000), named('c', 7000), named('d', 3000), named('f', 9000))
  const now = run(named('a', 4999), named('b', 5000), named('c', 7412), named('d', null), named('e', 8000))

  it('lists broken recordings first, then fixed ones', () => {
    expect(
      runDifference(before, now).map(({ kind, now: { audio_name }, rise }) => [kind, audio_name, rise]),
    ).toEqual([
      ['broken', 'a', -1001],
      ['fixed', 'b', 1000],
      ['stillFail', 'd', undefined],
      ['stillPass', 'c', 412],
      ['new', 'e', undefined],
    ])
  })

  it('counts', () => {
    expect(changeCounts(runDifference(before, now))).toEqual({
      ...{ broken: 1, fixed: 1, stillFail: 1, stillPass: 1, new: 1 },
    })
  })

  it('judges a wrong sentence with a higher score as broken', () => {
    const [change] = runDifference(run(named('a', 6000)), run(named('a', 6325, false)))
    expect([change?.kind, change?.rise]).toEqual(['broken', 325])
  })

  it('compares no scores of different versions of scoring, and still reports what passes', () => {
    const scored = (scoring_version: number | null | undefined, score: number) =>
      aUnitTestRun({ scoring_version, results: [named('a', score)] })
    const kindAndRise = (from: number | null | undefined, to: number | null | undefined) =>
      runDifference(scored(from, 4000), scored(to, 6000)).map(({ kind, rise }) => [kind, rise])
    expect(kindAndRise(null, 1)).toEqual([['fixed', undefined]])
    expect(kindAndRise(1, 2)).toEqual([['fixed', undefined]])
    expect(kindAndRise(2, 2)).toEqual([['fixed', 2000]])
    expect(kindAndRise(undefined, null)).toEqual([['fixed', 2000]])
  })

  it('judges an expected rejection as right, and earlier results by their expectation at the time', () => {
    const other = (confidence: number) => ({
      ...named('a', confidence, false),
      expectation: 'other_sentence' as const,
    })
    expect(runDifference(run(other(6000)), run(other(4999)))[0]?.kind).toBe('fixed')
    expect(runDifference(run(other(4999)), run(other(6000)))[0]?.kind).toBe('broken')
    expect(runDifference(run(named('a', 6000, false)), run(other(4999)))[0]?.kind).toBe('fixed')
  })

  it('judges each run with its own threshold', () => {
    const lower = aUnitTestRun({ confidence_threshold: 3000, results: [named('a', 4000)] })
    expect(runDifference(run(named('a', 4000)), lower)[0]?.kind).toBe('fixed')
  })
})

const summary = (number: number, passed: number, status: 'completed' | 'cancelled' = 'completed') =>
  aUnitTestRunSummary({ id: number, number, files: 4, passed, status })

test.each([
  ['the last good one before it', [summary(5, 4), summary(4, 3), summary(3, 4), summary(2, 4)], 3],
  [
    'the last complete one where none was good',
    [summary(4, 3, 'cancelled'), summary(3, 2), summary(2, 1)],
    3,
  ],
  ['none before the first', [summary(5, 4), summary(6, 4)], undefined],
])('a run is compared with %s', (_, runs, number) =>
  expect(referenceOf(runs, { number: 5 })?.number).toBe(number),
)
