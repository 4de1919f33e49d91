import { expect, it } from 'vitest'
import { none } from './counts.ts'
import { noTests } from './result.ts'
import { secondTries } from './secondTries.ts'

const stories = (passed: number, retried: number) => ({
  ...noTests,
  name: 'stories',
  seconds: 1,
  tail: '',
  counts: { ...none, passed },
  retried: Array(retried).fill('a story: it was slow'),
})

it.each([
  [15_999, 15, 'passed'],
  [15_999, 16, 'failed'],
  [130, 0, 'passed'],
  [130, 1, 'failed'],
])('of %i tests with %i second tries the run has %s', (tests, retried, outcome) => {
  expect(secondTries([stories(tests, retried)]).counts).toMatchObject({ [outcome]: 1 })
})
