import { describe, expect, it, test } from 'vitest'
import { isBackAgain, saveSignIn, takeSignIn } from '../../../parts/keptSignIn.js'
import { callbackAddress } from './callbackAddress.js'
import { readCallback } from './readCallback.js'

const started = { state: 'a-state', next: '/projects' }

describe('the callback of a provider', () => {
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
  it('is returned once', () => {
    const storage = aStorage()
    saveSignIn(storage, started)
    expect(takeSignIn(storage)).toEqual(started)
    expect(takeSignIn(storage)).toBeUndefined()
  })

  it.each([
    [{ ...started, isAgain: true }, 'state=a-state', true],
    [{ ...started, isAgain: true }, 'state=another', false],
    [{ ...started, isAgain: true }, '', false],
    [started, 'state=a-state', false],
    [undefined, 'state=a-state', false],
  ])('that began as %j is back again at ?%s: %s', (begun, search, isBack) => {
    const storage = aStorage()
    if (begun) saveSignIn(storage, begun)
    expect(isBackAgain(storage, new URLSearchParams(search))).toBe(isBack)
  })

  it('A-010 comes back to the login page of its provider', () => {
    expect(callbackAddress('https://console.example.com', 'LINKEDIN')).toBe(
      'https://console.example.com/auth/login/linkedin',
    )
  })
})

function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
