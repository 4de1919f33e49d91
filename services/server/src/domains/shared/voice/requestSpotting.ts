import { type BodyOf, spotWakeWords, type WakeWordSpotting } from '@saywright/api/contract'
import type { Context } from '../../../context.js'
import type { Asker } from '../../../keyedQueue.js'
import { failureOfWake } from './wakeFailures.js'

/** The language, as a BCP 47 tag, and the words to find. */
type Spoken = Omit<BodyOf<typeof spotWakeWords>, 'audio' | 'caller'>

/**
 * Has wake words found in a recording by the voice service, whatever their scores.
 *
 * @throws ApiFailure `too_many` when the voice service is busy, `voice_unavailable` when it is unreachable, and for invalid input.
 */
export async function requestSpotting(
  context: Context,
  { accountId, signal }: Asker,
  spoken: Spoken,
  bytes: Uint8Array,
): Promise<WakeWordSpotting> {
  const audio = new Blob([Uint8Array.from(bytes)], { type: 'audio/wav' })
  const body = { ...spoken, audio, caller: String(accountId) }
  return context.voice
    .send(spotWakeWords, { body, signal })
    .catch((error) => failureOfWake(context, error, signal))
}
