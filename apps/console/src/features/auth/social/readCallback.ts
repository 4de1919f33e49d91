import type { StartedSignIn } from '../../../parts/keptSignIn.js'

/** Why a callback cannot be followed. */
export type CallbackFault = 'declined' | 'failed' | 'incomplete' | 'stale'

export type Callback =
  | { readonly code: string; readonly state: string; readonly fault?: undefined }
  | { readonly fault: CallbackFault }

/** Error codes of providers for a user who declines; LinkedIn has its own. */
const declinations: readonly (string | null)[] = [
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
]

/**
 * Reads what a provider sent back.
 *
 * @param started the login that this tab began; a different state is rejected, since an attacker may have made the
 *   address.
 * @see RFC 6749 sections 4.1.2 and 10.12.
 */
export function readCallback(search: URLSearchParams, started: StartedSignIn | undefined): Callback {
  const error = search.get('error')
  if (error !== null) return { fault: declinations.includes(error) ? 'declined' : 'failed' }
  const [code, state] = [search.get('code'), search.get('state')]
  if (!code || !state) return { fault: 'incomplete' }
  return state === started?.state ? { code, state } : { fault: 'stale' }
}
