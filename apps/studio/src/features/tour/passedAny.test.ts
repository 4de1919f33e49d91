import { aUnitTestRunSummary, aUnitTestSummary } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { passedAny } from './passedAny.js'

test.each([
  ['that never ran', null, false],
  ['that is running', { status: 'running', files: 1, passed: 1 }, false],
  ['of which one recording failed', { status: 'completed', files: 2, passed: 1 }, false],
  ['without a recording', { status: 'completed', files: 0, passed: 0 }, false],
  ['that passed whole', { status: 'completed', files: 2, passed: 2 }, true],
] as const)('a test %s: passed is %j -> %s', (_, run, expected) => {
  const last_run = run && aUnitTestRunSummary(run)
  expect(passedAny([aUnitTestSummary({ last_run })])).toBe(expected)
})
