import { type Silero, windowLength } from './createSilero.js'

const speechScore = 0.5
/**
 * 128 ms. The shortest of 822 words of four readers ("at", in French) has 4, and of 200 sounds that are no speech none
 * has more than 3.
 */
const leastWindows = 4
// The network needs to hear silence before and after: a word that begins with the file would not be found.
const silence = new Float32Array(windowLength)
const silentWindows = 9

/**
 * Whether somebody speaks in a recording, for at least 128 ms.
 *
 * @param samples mono PCM in [-1, 1] at 16 kHz.
 */
export function hasSpeech(silero: Silero, samples: Float32Array): boolean {
  silero.reset()
  for (let window = 0; window < silentWindows; window++) silero.next(silence)
  let found = 0
  const last = new Float32Array(windowLength)
  for (let at = 0; at < samples.length; at += windowLength) {
    const rest = samples.subarray(at, at + windowLength)
    if (rest.length < windowLength) last.set(rest)
    if (silero.next(rest.length < windowLength ? last : rest) < speechScore) continue
    found++
    if (found === leastWindows) return true
  }
  return false
}
