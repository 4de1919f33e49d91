export { createActivity } from './createActivity.js'
export { createSilero, type Silero, windowLength } from './createSilero.js'
export { hasSpeech } from './hasSpeech.js'
export { readWeights, type SileroWeights } from './readWeights.js'
