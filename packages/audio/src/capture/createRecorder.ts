import { advanceMeter, type MeterReading, restingMeter } from '../signal/meter.js'
import { peakOf } from '../signal/peaks.js'
import { createResampler, type Resampler } from '../signal/resample.js'
import { microphoneProblemOf } from './MicrophoneError.js'
import { openMicrophone } from './openMicrophone.js'
import type { RecorderState } from './RecorderState.js'
import { isTooQuiet, type Recording, type RecordingEnding, recordingOf } from './Recording.js'
import { createTakeBuffer } from './takeBuffer.js'

/** Rate at which speech engines listen, in Hz. */
export const speechSampleRate = 16_000

export type RecordingOptions = {
  /** The recording stops by itself after so many milliseconds, above 0. */
  maximumMilliseconds: number
  /** Receives each recording in which there is something to hear. */
  onRecorded: (take: Recording) => void
  /** Receives the sound while it is recorded: mono samples in [-1, 1] at the rate of the recording. */
  onSound?: ((samples: Float32Array) => void) | undefined
  /** Name of the WAV file, `recording.wav` when absent. */
  fileName?: string | undefined
  /** Samples per second (Hz) of the recording, 16000 when absent. */
  sampleRate?: number | undefined
  deviceId?: string | undefined
  workletUrl?: string | undefined
}

/** Records one thing after another, with at most one microphone open. */
export type RecorderControl = {
  getState(): RecorderState
  subscribe(listener: () => void): () => void
  /** Asks for the microphone and records; nothing when it is asking or recording already. */
  start(options: RecordingOptions): Promise<void>
  /** Ends the recording and hands it over. */
  stop(): void
  /** Turns the microphone off and forgets what was recorded. */
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
