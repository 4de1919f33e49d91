import type { MeterReading } from '../signal/meter.js'
import type { MicrophoneProblem } from './MicrophoneError.js'
import type { RecordingEnding } from './Recording.js'

/** State of a recorder, including the reason why it is not recording. */
export type RecorderState =
  | { readonly status: 'idle' }
  /** The browser is asking for permission, or the device is starting. */
  | { readonly status: 'asking' }
  | { readonly status: 'blocked'; readonly problem: MicrophoneProblem }
  | { readonly status: 'recording'; readonly milliseconds: number; readonly meter: MeterReading }
  | {
      readonly status: 'recorded'
      readonly milliseconds: number
      readonly ending: RecordingEnding
      readonly isClipped: boolean
    }
  /** Stopped without audible sound; the recording is discarded. */
  | { readonly status: 'tooQuiet'; readonly milliseconds: number }
  /** The device was disconnected before anything was recorded. */
  | { readonly status: 'unplugged' }
