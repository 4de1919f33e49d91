import {
  type DecodedSound,
  DecodingFailure,
  type DecodingReason,
  type DecodingThread,
  startDecodingThread,
} from '@saywright/engines/decoding'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'

const failures: Readonly<Record<DecodingReason, () => ApiFailure>> = {
  unsupportedType: () => new ApiFailure('unsupported_type', { errors: { file: 'invalid' } }),
  unreadable: () => new ApiFailure('audio_unreadable', { errors: { file: 'invalid' } }),
  tooLong: () => new ApiFailure('audio_too_long', { errors: { file: 'outOfRange' } }),
}

let thread: DecodingThread | undefined

/**
 * The real format of a recording, whatever its name says, and its sound: one file after the other, in a thread of its own,
 * and fairly between accounts.
 *
 * @throws ApiFailure `unsupported_type`, `audio_unreadable`, `audio_too_long`, and `too_many` when too much of the
 *   account waits.
 */
export async function decodeRecording(
  { decoding, limits }: Pick<Context, 'decoding' | 'limits'>,
  asker: Asker,
  bytes: Uint8Array,
): Promise<DecodedSound> {
  const decoded = decoding(asker, () => {
    if (!thread?.isAlive) thread = startDecodingThread()
    return thread.decode({ bytes, maxSeconds: limits.audioMaxSeconds })
  })
  return decoded.catch((error) => {
    throw error instanceof DecodingFailure ? failures[error.reason]() : error
  })
}
