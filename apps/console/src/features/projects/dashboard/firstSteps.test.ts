import { anOnboarding } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { nextStep, stateOfStep, stepNames } from './firstSteps.js'

const flags = [true, false]
const every = flags.flatMap((profile) =>
  flags.flatMap((project) => flags.map((command) => anOnboarding({ profile, project, command }))),
)

test.each(every)('K-007 exactly one step is unlocked unless all are done: $steps', (onboarding) => {
  const states = stepNames.map((name) => stateOfStep(name, onboarding))
  const isDone = Object.values(onboarding.steps).every(Boolean)
  expect(states.filter((state) => state === 'next')).toHaveLength(isDone ? 0 : 1)
  expect(states[0]).toBe('done')
  expect(nextStep(onboarding)).toBe(stepNames[states.indexOf('next')])
})

test.each([
  [{ profile: false, project: false }, ['done', 'next', 'later', 'later']],
  [{ project: false }, ['done', 'done', 'next', 'later']],
  [{}, ['done', 'done', 'done', 'next']],
  // Somebody went ahead into the sample: what is left out stays the next step.
  [{ profile: false, command: true }, ['done', 'next', 'done', 'done']],
  [{ command: true }, ['done', 'done', 'done', 'done']],
])('K-007 with %j the steps are %j', (steps, states) => {
  expect(stepNames.map((name) => stateOfStep(name, anOnboarding(steps)))).toEqual(states)
})
