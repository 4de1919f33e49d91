export { createEspeakProcess } from './espeakProcess.js'
export type { Phonemes, Speaker, SpeakingEngine, Spoken } from './port.js'
export { findVoice, type Voice, voicesOf } from './voices.js'
