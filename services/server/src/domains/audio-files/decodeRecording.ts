import { ApiFailure } from '@saywright/http'
import { DecodingFailure, type DecodingReason } from './decoding/DecodingFailure.js'
import type { DecodedSound } from './decoding/decodeSound.js'
import { type DecodingThread, startDecodingThread } from './decoding/decodingThread.js'

const failures: Readonly<Record<DecodingReason, () => ApiFailure>> = {
  unsupportedType: () => new ApiFailure('unsupported_type', { errors: { file: 'invalid' } }),
  unreadable: () => new ApiFailure('audio_unreadable', { errors: { file: 'invalid' } }),
  tooLong: () => new ApiFailure('audio_too_long', { errors: { file: 'outOfRange' } }),
}

let thread: DecodingThread | undefined
let turn: Promise<unknown> = Promise.resolve()

/**
 * What a recording really is, whatever its name says, and its sound: one file after the other, in a thread of its own.
 *
 * @throws ApiFailure `unsupported_type`, `audio_unreadable` or `audio_too_long`.
 */
export async function decodeRecording(bytes: Uint8Array, maxSeconds: number): Promise<DecodedSound> {
  const decoded = turn.then(() => {
    if (!thread?.isAlive) thread = startDecodingThread()
    return thread.decode({ bytes, maxSeconds })
  })
  turn = decoded.catch(() => undefined)
  return decoded.catch((error) => {
    throw error instanceof DecodingFailure ? failures[error.reason]() : error
  })
}
