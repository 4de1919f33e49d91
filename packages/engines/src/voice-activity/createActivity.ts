import { type Silero, windowLength } from './createSilero.js'

const beginsAt = 0.5
// Speech that has begun goes on below the score that begins it: the end of a word is weaker than its beginning.
const goesOnAt = 0.35

/**
 * Tells of sound in pieces of any length whether somebody speaks in it, from the network's last window: up to 32 ms late.
 */
export function createActivity(silero: Silero): (samples: Float32Array) => boolean {
  const window = new Float32Array(windowLength)
  let filled = 0
  let isSpeech = false
  return (samples) => {
    for (let at = 0; at < samples.length; ) {
      const piece = samples.subarray(at, at + windowLength - filled)
      window.set(piece, filled)
      filled += piece.length
      at += piece.length
      if (filled < windowLength) continue
      filled = 0
      isSpeech = silero.next(window) >= (isSpeech ? goesOnAt : beginsAt)
    }
    return isSpeech
  }
}
