import { createHash, timingSafeEqual } from 'node:crypto'
import { VoiceFailure } from '../failures.js'

/**
 * Makes the check of the service token, in a time that reveals nothing about it.
 *
 * @throws VoiceFailure `unauthorized`, from the check.
 */
export function createAuthorization(token: string): (header: string | undefined) => void {
  const expected = digest(`Bearer ${token}`)
  return (header) => {
    // The scheme is read in any case, the token is not (RFC 9110, 11.1).
    const given = (header ?? '').replace(/^bearer /i, 'Bearer ')
    if (!timingSafeEqual(digest(given), expected)) throw new VoiceFailure('unauthorized')
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
