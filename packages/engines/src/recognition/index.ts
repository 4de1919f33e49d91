export { joined } from './listening/frames.js'
export type {
  CommandRecognizer,
  Recognized,
  SessionEvent,
  SpeechSession,
  SpottingEvent,
  SpottingSession,
  WakeWordSpotter,
} from './port.js'
export { isVowel } from './pronunciation/syllables.js'
export { readSpeech } from './readSpeech.js'
export { recognitionOf } from './recognitionOf.js'
export { refusalOf } from './refusal/refusalOf.js'
export { startDecoderWorker } from './soundswallower/decoderThread.js'
export { createSoundswallower, type SoundswallowerOptions } from './soundswallower/recognizer.js'
