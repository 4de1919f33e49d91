export { createWakeWordRater } from './createWakeWordRater.js'
export type { RatingRequest, WakeWordRater } from './port.js'
