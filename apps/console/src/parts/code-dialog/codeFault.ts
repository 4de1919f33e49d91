import { type ApiError, limits } from '@saywright/api/contract'

/** What is wrong with a code: another one, one that is too old, one tried five times, or too many tries of anything. */
export type CodeFault = 'wrong' | 'expired' | 'worn' | 'tooMany'

/**
 * What a refused code means for the person who typed it; undefined when the failure is about something else.
 *
 * @param wrong how many wrong codes were typed since the last one was sent, this one included. The server goes on
 *   calling a code wrong that was tried five times, so that nobody learns whether the sixth was right.
 */
export function codeFault({ code, kind }: ApiError, wrong: number): CodeFault | undefined {
  if (kind === 'tooMany') return 'tooMany'
  if (code === 'expired_code') return 'expired'
  if (code !== 'wrong_code') return undefined
  return wrong >= limits.codeTries ? 'worn' : 'wrong'
}
