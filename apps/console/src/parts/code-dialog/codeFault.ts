import { type ApiError, limits } from '@saywright/api/contract'

/** The error of a code: a wrong one, an expired one, one with five attempts, or too many attempts in all. */
export type CodeFault = 'wrong' | 'expired' | 'worn' | 'tooMany'

/**
 * The error of a refused code for the user who typed it; undefined when the failure is about something else.
 *
 * @param wrong number of wrong codes since the last one was sent, this one included. The server continues to call a code
 *   wrong that was tried five times, so that an attacker does not learn whether the sixth was right.
 */
export function codeFault({ code, kind }: ApiError, wrong: number): CodeFault | undefined {
  if (kind === 'tooMany') return 'tooMany'
  if (code === 'expired_code') return 'expired'
  if (code !== 'wrong_code') return undefined
  return wrong >= limits.codeTries ? 'worn' : 'wrong'
}
