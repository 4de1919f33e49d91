import { limits } from '../contract/limits.js'

/** Where the token of the logged-in person is kept. */
export interface Session {
  readonly token: () => string | undefined
  readonly store: (token: string) => void
  readonly clear: () => void
  /** Whether the token is stored where it shall be; a browser that refuses cookies holds it until the page ends. */
  readonly isStored: () => boolean
  /** Calls back after each change made through this object. @returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

interface TokenStore {
  readonly read: () => string | undefined
  readonly write: (token: string | undefined) => void
  readonly isStored: () => boolean
}

function sessionOver(store: TokenStore): Session {
  const listeners = new Set<() => void>()
  const write = (token: string | undefined) => {
    store.write(token)
    for (const listener of [...listeners]) listener()
  }
  return {
    token: store.read,
    store: write,
    clear: () => write(undefined),
    isStored: store.isStored,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A session that ends with the page: for tests, and for the framed demo, which has neither cookies nor storage. */
export function memorySession(token?: string): Session {
  let kept = token
  return sessionOver({
    read: () => kept,
    write: (next) => {
      kept = next
    },
    isStored: () => true,
  })
}

/**
 * The cookie's name on a host: it depends on the subdomain, so that console and studio never read each other's.
 *
 * @param hostname such as `studio.example.com`, `localhost` or `127.0.0.1`; an address or a bare name has no subdomain.
 */
export function sessionCookieName(hostname: string): string {
  const labels = hostname.toLowerCase().split('.')
  const isBare = labels.length < 2 || /^[\d.]+$|:/.test(hostname)
  const isRegistrable = labels.length === 2 && labels[1] !== 'localhost'
  return isBare || isRegistrable ? 'saywright_token' : `saywright_token_${labels[0]}`
}

interface CookieOptions {
  readonly document: { cookie: string }
  readonly location: { readonly hostname: string; readonly protocol: string }
}

/**
 * The session of a browser: a host-only cookie of 14 days, SameSite=Lax, Secure on https. Where the browser refuses cookies the
 * token is held until the page ends.
 */
export function cookieSession({ document, location }: CookieOptions): Session {
  const name = sessionCookieName(location.hostname)
  const attributes = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  const seconds = limits.sessionDays * 24 * 60 * 60
  let held: string | undefined
  const read = () => {
    // Throws where a policy or a sandbox forbids cookies; where a person blocks them, nothing is there.
    try {
      const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined
    } catch {
      return undefined
    }
  }
  return sessionOver({
    read: () => held ?? read(),
    write: (token) => {
      const value = token === undefined ? '' : encodeURIComponent(token)
      try {
        document.cookie = `${name}=${value}; Max-Age=${token === undefined ? 0 : seconds}${attributes}`
      } catch {
        // It is not there when it is read.
      }
      held = read() === token ? undefined : token
    },
    isStored: () => held === undefined,
  })
}
