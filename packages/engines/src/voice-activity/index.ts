export { createActivity } from './createActivity.js'
export { createSilero, type Silero, windowLength } from './createSilero.js'
export { findSpeech, type Speech } from './findSpeech.js'
export { readWeights, type SileroWeights } from './readWeights.js'
