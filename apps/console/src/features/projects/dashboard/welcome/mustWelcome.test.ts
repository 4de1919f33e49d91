import { anOnboarding, aUser } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { mustWelcome } from './mustWelcome.js'

const newcomer = aUser({ is_completed: false })

describe('K-009 the welcome', () => {
  it('K-009 is for whose profile is not complete, and for them alone', () => {
    expect(mustWelcome(newcomer, anOnboarding())).toBe(true)
    expect(mustWelcome(aUser({ is_completed: true }), anOnboarding())).toBe(false)
    const acted_by = { id: 9, name: 'MARTIN Camille' }
    expect(mustWelcome({ ...newcomer, acted_by }, anOnboarding())).toBe(false)
  })
  it('K-009 comes once', () => {
    expect(mustWelcome(newcomer, anOnboarding({}, { is_welcome_closed: true }))).toBe(false)
  })
})
