import type { MessagesOf } from '@saywright/ui/i18n'
import { audioDropZoneMessages } from './widgets/AudioDropZone/messages.js'
import { audioFileTableMessages } from './widgets/AudioFileTable/messages.js'
import { levelMeterMessages } from './widgets/LevelMeter/messages.js'
import { microphonePickerMessages } from './widgets/MicrophonePicker/messages.js'
import { recorderMessages } from './widgets/Recorder/messages.js'
import { scoreCurveMessages } from './widgets/ScoreCurve/messages.js'
import { spectrogramMessages } from './widgets/Spectrogram/messages.js'
import { waveformPlayerMessages } from './widgets/WaveformPlayer/messages.js'

/**
 * All message sets of this package, for translators and for loading into a translation engine before the
 * first render.
 */
export const audioMessages = [
  audioDropZoneMessages,
  audioFileTableMessages,
  levelMeterMessages,
  microphonePickerMessages,
  recorderMessages,
  scoreCurveMessages,
  spectrogramMessages,
  waveformPlayerMessages,
] as const

/**
 * The English messages of this package by namespace. `Language<AudioMessages>` is the type of the same
 * messages in a further language.
 */
export type AudioMessages = MessagesOf<typeof audioMessages>
