import { namedHost, type Place } from './hosts.js'
import { signInPaths } from './paths/signInPaths.js'

/** Where to go on after logging in: only a path of our own, or a studio of ours; anything else is ignored. */
export function safeNext(next: string | null, here: Place): string | undefined {
  if (!next) return undefined
  if (/^\/(?![/\\])/.test(next)) return next
  const studio = `${here.protocol}//studio.${namedHost(here.host)}/`
  return next.startsWith(studio) ? next : undefined
}

/** The path of the console that leads on after logging in; a studio is entered by handing the session over. */
export function placeAfterLogin(next: string | null, here: Place): string {
  const safe = safeNext(next, here)
  if (!safe) return '/'
  return safe.startsWith('/')
    ? safe
    : signInPaths.studio({ projectId: new URL(safe).pathname.split('/')[1] ?? '' })
}
