import { readFile, stat } from 'node:fs/promises'
import { limits } from '@saywright/api/contract'
import { toPcm16, wavOfPcm16 } from '@saywright/audio/signal'
import { DecodingFailure, startDecodingThread } from '@saywright/engines/decoding'
import { EngineFailure } from '@saywright/engines/failures'
import { readSpeech } from '@saywright/engines/recognition'
import { KitError } from '../KitError.js'
import type { Samples } from '../types.js'

export type ReadRecording = (recording: string | Uint8Array | Samples) => Promise<Float32Array | undefined>

/**
 * Reads recordings in the form of the recognizers, those of seven formats in a separate thread, each within a time limit.
 *
 * @returns a reader, which returns `undefined` for a silent recording.
 */
export function createRecordings(timeoutMilliseconds: number): ReadRecording {
  let thread: ReturnType<typeof startDecodingThread> | undefined
  const decoded = async (bytes: Uint8Array) => {
    if (!thread?.isAlive) thread = startDecodingThread(timeoutMilliseconds)
    const { speech } = await thread.decode({ bytes, maxSeconds: limits.audioMaxSeconds })
    return speech ?? bytes
  }
  return async (recording) => {
    const subjects = typeof recording === 'string' ? [recording] : []
    try {
      if (typeof recording === 'string') return await readSpeech(await decoded(await bytesOf(recording)))
      if (recording instanceof Uint8Array) return await readSpeech(await decoded(recording))
      return await readSpeech(wavOf(recording))
    } catch (cause) {
      if (cause instanceof EngineFailure && cause.code === 'silent_recording') return undefined
      throw recordingError(cause, subjects)
    }
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size <= limits.audioMaxBytes) return await readFile(path)
  } catch (cause) {
    throw unreadable([path], cause)
  }
  throw unreadable([path])
}

function wavOf({ samples, sampleRate = limits.audioSampleRateHertz }: Samples): Uint8Array {
  if (samples.length > limits.audioMaxSeconds * sampleRate) throw new EngineFailure('too_long')
  const { buffer, byteOffset, byteLength } = samples instanceof Int16Array ? samples : toPcm16(samples)
  return wavOfPcm16(new Uint8Array(buffer, byteOffset, byteLength), sampleRate)
}

const unreadable = (subjects: readonly string[], cause?: unknown) =>
  new KitError(
    'recording_unreadable',
    `The recording ${subjects.join('')} cannot be read: it is WAV, MP3, Ogg, AAC, FLAC, M4A or WebM, and has 5 MB at most.`.replace(
      '  ',
      ' ',
    ),
    subjects,
    { cause },
  )

function recordingError(cause: unknown, subjects: readonly string[]): unknown {
  const isTooLong =
    (cause instanceof DecodingFailure && cause.reason === 'tooLong') ||
    (cause instanceof EngineFailure && cause.code === 'too_long')
  if (isTooLong)
    return new KitError('recording_too_long', 'The recording lasts longer than 10 seconds.', subjects, {
      cause,
    })
  const isUnreadable = cause instanceof DecodingFailure || cause instanceof EngineFailure
  return isUnreadable ? unreadable(subjects, cause) : cause
}
