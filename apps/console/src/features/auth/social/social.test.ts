import { describe, expect, it, test } from 'vitest'
import { readCallback } from './readCallback.js'
import { callbackAddress, saveSignIn, takeSignIn } from './socialStart.js'

const started = { state: 'a-state', next: '/projects' }

describe('what a provider sends back', () => {
  test.each([
    ['code=a-code&state=a-state', { code: 'a-code', state: 'a-state' }],
    ['code=a-code&state=another', { fault: 'stale' }],
    ['code=a-code', { fault: 'incomplete' }],
    ['state=a-state', { fault: 'incomplete' }],
    ['', { fault: 'incomplete' }],
    ['error=access_denied&state=a-state', { fault: 'declined' }],
    ['error=user_cancelled_login&state=a-state', { fault: 'declined' }],
    ['error=server_error&code=a-code&state=a-state', { fault: 'failed' }],
  ])('%s is %j', (search, callback) => {
    expect(readCallback(new URLSearchParams(search), started)).toEqual(callback)
  })

  it('is not followed in a tab that began nothing', () => {
    expect(readCallback(new URLSearchParams('code=a-code&state=a-state'), undefined)).toEqual({
      fault: 'stale',
    })
  })
})

describe('a sign-in at a provider', () => {
  it('is taken back once', () => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
    saveSignIn(storage, started)
    expect(takeSignIn(storage)).toEqual(started)
    expect(takeSignIn(storage)).toBeUndefined()
  })

  it('A-010 comes back to the login page of its provider', () => {
    expect(callbackAddress('https://console.example.com', 'LINKEDIN')).toBe(
      'https://console.example.com/auth/login/linkedin',
    )
  })
})
