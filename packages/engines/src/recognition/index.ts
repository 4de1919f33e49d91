export { joined } from './listening/frames.js'
export type { CommandRecognizer, Recognized, SessionEvent, SpeechSession } from './port.js'
export { startDecoderWorker } from './soundswallower/decoderThread.js'
export { createSoundswallower, type SoundswallowerOptions } from './soundswallower/recognizer.js'
