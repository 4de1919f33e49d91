import { anOnboarding, aUser } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { mustShowAround } from './mustShowAround.js'

const ada = aUser({ is_completed: true })

test('L-017 shows the tour to a new user', () => {
  expect(mustShowAround(ada, anOnboarding(), false)).toBe(true)
})

test.each([
  ['whose profile is not complete', { ...ada, is_completed: false }, anOnboarding(), false],
  ['for whom staff acts', { ...ada, acted_by: { id: 9, name: 'MARTIN Camille' } }, anOnboarding(), false],
  ['who ended it on another device', ada, anOnboarding({}, { is_tour_closed: true }), false],
  ['whose organization has said a command', ada, anOnboarding({ command: true }), false],
  ['who ended it here', ada, anOnboarding(), true],
])('L-017 does not show it to a user who is %s', (_, user, onboarding, wasShownHere) => {
  expect(mustShowAround(user, onboarding, wasShownHere)).toBe(false)
})
