import {
  ApiError,
  type PronouncedWord,
  recognizeSpeech,
  type SpeechRecognition,
} from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { failureOfVoice } from '../shared/voice/voiceFailures.js'

interface RecognitionInput {
  readonly caller: string
  readonly lang: string
  readonly jsgf: string
  readonly words: readonly PronouncedWord[]
  readonly audio: Uint8Array
  /** Least confidence with which a sentence is taken, 0 to 10,000; the voice service's own where it does not matter. */
  readonly threshold?: number
  /** Aborted when the caller hung up. */
  readonly signal: AbortSignal
}

/**
 * Has a recording recognized by the voice service.
 *
 * @returns the result; `undefined` when the recording is silent.
 * @throws ApiFailure `too_many` when it is busy, `voice_unavailable` when it is unreachable or broken, or for invalid input.
 */
export async function requestRecognition(
  context: Context,
  input: RecognitionInput,
): Promise<SpeechRecognition | undefined> {
  const { words, audio, signal, ...asked } = input
  const body = {
    ...asked,
    words: [...words],
    audio: new Blob([Uint8Array.from(audio)], { type: 'audio/wav' }),
  }
  try {
    return await context.voice.send(recognizeSpeech, { body, signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'silent_recording') return undefined
    return failureOfVoice(context, error, signal)
  }
}
