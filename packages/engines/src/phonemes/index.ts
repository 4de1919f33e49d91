export { createEspeakProcess } from './espeakProcess.js'
export type { Phonemes, Speaker } from './port.js'
export { findVoice, voicesOf } from './voices.js'
