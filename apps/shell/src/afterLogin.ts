import { namedHost, type Place } from './hosts.js'
import { signInPaths } from './paths/signInPaths.js'

/** The destination after logging in: only a path of our own, or a studio of ours; anything else is ignored. */
export function safeNext(next: string | null, here: Place): string | undefined {
  const own = `${here.protocol}//${here.host}`
  if (!next || !URL.canParse(next, own)) return undefined
  // Parsed like by a browser, which accepts other spellings of the slashes of another host.
  const { origin, href, pathname, search, hash } = new URL(next, own)
  if (origin === own) return pathname.startsWith('//') ? undefined : pathname + search + hash
  return origin === `${here.protocol}//studio.${namedHost(here.host)}` ? href : undefined
}

/** The path of the console that leads on after logging in; a studio is entered by handing the session over. */
export function placeAfterLogin(next: string | null, here: Place): string {
  const safe = safeNext(next, here)
  if (!safe) return '/'
  if (safe.startsWith('/')) return safe
  const { pathname, search } = new URL(safe)
  return signInPaths.studios + pathname + search
}
