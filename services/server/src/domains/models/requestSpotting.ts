import { ApiError, type BodyOf, spotWakeWords, type WakeWordSpotting } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { failureOfVoice } from '../voice-commands/requestRecognition.js'

interface SpottingInput extends Omit<BodyOf<typeof spotWakeWords>, 'audio' | 'caller'> {
  readonly caller: string
  readonly audio: Uint8Array
  /** Aborted when the caller hung up. */
  readonly signal: AbortSignal
}

/**
 * Has wake words found in a recording by the voice service.
 *
 * @returns the candidates whatever their scores; `undefined` when the recording is silent.
 * @throws ApiFailure `too_many` when it is busy, `voice_unavailable` when it is unreachable or broken, or for invalid input.
 */
export async function requestSpotting(
  context: Context,
  { audio, signal, ...asked }: SpottingInput,
): Promise<WakeWordSpotting | undefined> {
  const body = { ...asked, audio: new Blob([Uint8Array.from(audio)], { type: 'audio/wav' }) }
  try {
    return await context.voice.send(spotWakeWords, { body, signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'silent_recording') return undefined
    return failureOfVoice(context, error, signal)
  }
}
