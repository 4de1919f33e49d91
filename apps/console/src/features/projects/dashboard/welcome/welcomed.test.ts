import { aUser } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { mustWelcome, saveWelcomed } from './welcomed.js'

function aStorage() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

const newcomer = aUser({ is_completed: false })

describe('K-009 the welcome', () => {
  it('K-009 is for whose profile is not complete, and for them alone', () => {
    expect(mustWelcome(newcomer, aStorage())).toBe(true)
    expect(mustWelcome(aUser({ is_completed: true }), aStorage())).toBe(false)
    expect(mustWelcome({ ...newcomer, acted_by: { id: 9, name: 'MARTIN Camille' } }, aStorage())).toBe(false)
  })
  it('K-009 comes once', () => {
    const storage = aStorage()
    saveWelcomed(storage)
    expect(mustWelcome(newcomer, storage)).toBe(false)
  })
})
