import { anOnboarding } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { leftSteps, ownSteps } from './firstSteps.js'

test.each([
  [{ profile: false, project: false }, ['profile', 'project', 'command']],
  [{ project: false }, ['project', 'command']],
  [{}, ['command']],
  // The user went ahead into the sample: the skipped step stays the next one.
  [{ profile: false, command: true }, ['profile']],
  [{ command: true }, []],
])('K-007 with %j the remaining steps are %j, in this order', (steps, left) => {
  expect(leftSteps(anOnboarding(steps))).toEqual(left)
})

test.each([
  [true, false, ['profile', 'project', 'command']],
  [false, true, ['profile', 'command']],
  [false, false, ['profile']],
])(
  'K-008 a user who may add a project (%s), with projects (%s), has the steps %j',
  (mayAdd, hasProject, steps) => {
    expect(ownSteps(mayAdd, hasProject)).toEqual(steps)
  },
)
