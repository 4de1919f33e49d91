import { advanceMeter, type MeterReading, restingMeter } from '../signal/meter.js'
import { peakOf } from '../signal/peaks.js'
import { createResampler, type Resampler } from '../signal/resample.js'
import { microphoneProblemOf } from './MicrophoneError.js'
import { openMicrophone } from './openMicrophone.js'
import type { RecorderState } from './RecorderState.js'
import { isTooQuiet, type Recording, type RecordingEnding, recordingOf } from './Recording.js'
import { createTakeBuffer } from './takeBuffer.js'

/** Sample rate of speech engines, in Hz. */
export const speechSampleRate = 16_000

export type RecordingOptions = {
  /** Maximum length in milliseconds, above 0; the recording then stops automatically. */
  maximumMilliseconds: number
  /** Called with each recording that has audible sound. */
  onRecorded: (take: Recording) => void
  /**
   * Called with the sound during the recording: mono samples in [-1, 1] at the sample rate of the recording.
   */
  onSound?: ((samples: Float32Array) => void) | undefined
  /**
   * Name of the WAV file.
   * @default 'recording.wav'
   */
  fileName?: string | undefined
  /**
   * Sample rate of the recording in Hz.
   * @default 16000
   */
  sampleRate?: number | undefined
  deviceId?: string | undefined
  workletUrl?: string | undefined
}

/** Controls recordings, with at most one open microphone. */
export type RecorderControl = {
  getState(): RecorderState
  subscribe(listener: () => void): () => void
  /** Requests the microphone and records. Does nothing while it is requesting or recording. */
  start(options: RecordingOptions): Promise<void>
  /** Ends the recording and passes it to `onRecorded`. */
  stop(): void
  /** Closes the microphone and discards the recording. */
  cancel(): void
}

type Session = { readonly finish: (ending: RecordingEnding) => void; readonly abort: () => void }

export function createRecorder(): RecorderControl {
  const listeners = new Set<() => void>()
  let state: RecorderState = { status: 'idle' }
  let session: Session | undefined
  const show = (next: RecorderState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const end = () => {
    session?.abort()
    session = undefined
  }

  async function start(options: RecordingOptions) {
    if (session) return
    const { maximumMilliseconds, sampleRate = speechSampleRate, onSound } = options
    let resampler: Resampler | undefined
    const buffer = createTakeBuffer(sampleRate, maximumMilliseconds)
    const controller = new AbortController()
    let meter: MeterReading = restingMeter
    const finish = (ending: RecordingEnding) => {
      end()
      const { fileName = 'recording.wav' } = options
      const take = recordingOf(buffer.end(), sampleRate, ending, fileName)
      const { milliseconds, isClipped } = take
      if (ending === 'unplugged' && isTooQuiet(take)) return show({ status: 'unplugged' })
      if (isTooQuiet(take)) return show({ status: 'tooQuiet', milliseconds })
      show({ status: 'recorded', milliseconds, ending, isClipped })
      options.onRecorded(take)
    }
    session = { finish, abort: () => controller.abort() }
    show({ status: 'asking' })
    try {
      await openMicrophone({
        ...options,
        signal: controller.signal,
        onUnplugged: () => finish('unplugged'),
        onSound: (samples, rate) => {
          buffer.write(samples, rate)
          if (onSound) {
            resampler ??= createResampler(rate, sampleRate)
            onSound(resampler.write(samples))
          }
          meter = advanceMeter(meter, peakOf(samples), (samples.length * 1000) / rate)
          if (buffer.isFull) finish('limitReached')
          else show({ status: 'recording', milliseconds: buffer.milliseconds, meter })
        },
      })
    } catch (error) {
      if (controller.signal.aborted) return
      end()
      show({ status: 'blocked', problem: microphoneProblemOf(error) })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    stop() {
      if (state.status === 'recording') session?.finish('stopped')
    },
    cancel() {
      if (!session) return
      end()
      show({ status: 'idle' })
    },
  }
}
