import { aUnitTestRunSummary, aUnitTestSummary } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { latestRuns } from './latestRuns.js'

const tested = (
  id: number,
  ended_at: string | null,
  status: 'completed' | 'failed' | 'running' = 'completed',
) => aUnitTestSummary({ id, last_run: aUnitTestRunSummary({ id: id * 10, ended_at, status }) })

it('lists the newest runs that were completed', () => {
  const tests = [
    tested(1, '2026-11-18T09:00:00.000Z'),
    tested(2, '2026-11-20T09:00:00.000Z'),
    tested(3, null, 'running'),
    tested(4, '2026-11-21T09:00:00.000Z', 'failed'),
    tested(5, '2026-11-19T09:00:00.000Z'),
    aUnitTestSummary({ id: 6, last_run: null }),
  ]
  expect(latestRuns(tests, 2).map(({ test, run }) => [test.id, run.id])).toEqual([
    [2, 20],
    [5, 50],
  ])
  expect(latestRuns(tests, 9)).toHaveLength(3)
})
