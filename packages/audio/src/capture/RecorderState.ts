import type { MeterReading } from '../signal/meter.js'
import type { MicrophoneProblem } from './MicrophoneError.js'
import type { RecordingEnding } from './Recording.js'

/** What a recorder is doing, and why it does nothing. */
export type RecorderState =
  | { readonly status: 'idle' }
  /** The browser asks the person for the microphone, or the device is starting. */
  | { readonly status: 'asking' }
  | { readonly status: 'blocked'; readonly problem: MicrophoneProblem }
  | { readonly status: 'recording'; readonly milliseconds: number; readonly meter: MeterReading }
  | {
      readonly status: 'recorded'
      readonly milliseconds: number
      readonly ending: RecordingEnding
      readonly isClipped: boolean
    }
  /** Stopped, with nothing to hear in it; the recording is thrown away. */
  | { readonly status: 'tooQuiet'; readonly milliseconds: number }
  /** The device went away before anything was recorded. */
  | { readonly status: 'unplugged' }
