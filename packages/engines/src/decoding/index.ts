export { DecodingFailure, type DecodingReason } from './DecodingFailure.js'
export type { DecodedSound } from './decodeSound.js'
export { type DecodingThread, startDecodingThread } from './decodingThread.js'
