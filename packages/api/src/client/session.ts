import { limits } from '../contract/limits.js'

/** Storage of the token of the signed-in user. */
export interface Session {
  readonly token: () => string | undefined
  readonly store: (token: string) => void
  readonly clear: () => void
  /**
   * Whether the token is stored persistently; when the browser blocks cookies it is held until the page is
   * closed.
   */
  readonly isStored: () => boolean
  /**
   * Calls back after each change through this object.
   * @returns a function that unsubscribes.
   */
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

/**
 * A session in memory, which ends with the page: for tests, and for the framed demo, which has neither
 * cookies nor storage.
 */
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
 * Name of the cookie on a host. It contains the subdomain, so that console and studio do not share it.
 * @param hostname such as `studio.example.com`, `localhost` or `127.0.0.1`; IP addresses and bare names have
 * no subdomain.
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
 * The session of a browser: a host-only cookie of 14 days, SameSite=Lax, Secure on https. When the browser
 * blocks cookies, the token is held until the page is closed.
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
