import { describe, expect, it, test, vi } from 'vitest'
import { marketingSource, rememberMarketingSource } from './marketingSource.js'
import { cookieSession, memorySession, sessionCookieName } from './session.js'

test.each([
  ['localhost', 'saywright_token'],
  ['127.0.0.1', 'saywright_token'],
  ['example.com', 'saywright_token'],
  ['studio.localhost', 'saywright_token_studio'],
  ['console.example.com', 'saywright_token_console'],
  ['Studio.example.com', 'saywright_token_studio'],
])('A-047 on %s the token is stored as %s', (host, name) => expect(sessionCookieName(host)).toBe(name))

/** A page whose cookies behave as a browser's: one pair set at a time, all pairs read. */
function aPage(hostname: string, protocol = 'https:') {
  const jar = new Map<string, string>()
  const written: string[] = []
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? []
      if (text.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  return { document, location: { hostname, protocol }, written, jar }
}

describe('the cookie session', () => {
  it.each([
    ['ignores', { get: () => '', set: () => {} }],
    [
      'forbids',
      {
        get: (): string => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
        set: () => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      },
    ],
  ])('keeps the token for the life of the page in a browser that %s cookies, and reports it', (_, cookie) => {
    const document = Object.defineProperty({ cookie: '' }, 'cookie', cookie)
    const session = cookieSession({ document, location: { hostname: 'localhost', protocol: 'http:' } })
    expect([session.token(), session.isStored()]).toEqual([undefined, true])
    session.store('a-token')
    expect([session.token(), session.isStored()]).toEqual(['a-token', false])
    session.clear()
    expect([session.token(), session.isStored()]).toEqual([undefined, true])
  })

  it('A-047 keeps the token 14 days, on this host only', () => {
    const page = aPage('studio.example.com')
    const session = cookieSession(page)
    session.store('a/b=c')
    expect(session.token()).toBe('a/b=c')
    expect(page.written[0]).toBe(
      'saywright_token_studio=a%2Fb%3Dc; Max-Age=1209600; Path=/; SameSite=Lax; Secure',
    )
    expect(page.written[0]).not.toContain('Domain')
  })

  it('A-047 does not see the token of another subdomain', () => {
    const page = aPage('console.example.com')
    page.jar.set('saywright_token_studio', 'other')
    expect(cookieSession(page).token()).toBeUndefined()
  })

  it('is not Secure without https, and A-048 is deleted at logout', () => {
    const page = aPage('localhost', 'http:')
    const session = cookieSession(page)
    session.store('t')
    expect(page.written[0]).not.toContain('Secure')
    session.clear()
    expect(session.token()).toBeUndefined()
    expect(page.jar.size).toBe(0)
  })
})

it('reports each change until it is stopped', () => {
  const session = memorySession()
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.store('a')
  session.clear()
  stop()
  session.store('b')
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('the marketing source', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
  }

  it('A-050 is taken from the address and stored', () => {
    const local = storage()
    rememberMarketingSource('?utm_source=fair&utm_campaign=lamp&other=1', local)
    rememberMarketingSource('?page=2', local)
    expect(marketingSource(local)).toBe('utm_source=fair&utm_campaign=lamp')
  })

  it.each(['marketing_source', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'])(
    'A-050 is taken from %s',
    (parameter) => {
      const local = storage()
      rememberMarketingSource(`?${parameter}=fair`, local)
      expect(marketingSource(local)).toBe(`${parameter}=fair`)
    },
  )

  it('is absent when no address named one', () => expect(marketingSource(storage())).toBeUndefined())
})
