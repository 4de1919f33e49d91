import { fft, resample } from '@saywright/audio/signal'
import { createSilero, readWeights, windowLength } from '../voice-activity/index.js'
import { murmur } from './murmur.js'

const places = [8123, 12_345, 16_001, 20_480, 23_999]

/**
 * What becomes of a sound before an engine hears it: through another sample rate and back, its spectrum, and scores of
 * speech in what came back.
 *
 * @param weights of Silero.
 */
export function signalOf(weights: Uint8Array) {
  const sound = resample(resample(murmur(), 16_000, 44_100), 44_100, 16_000)
  const real = Float64Array.from(sound.subarray(12_000, 12_512))
  const imaginary = new Float64Array(512)
  fft(real, imaginary)
  const silero = createSilero(readWeights(weights))
  const scores = Array.from({ length: Math.floor(sound.length / windowLength) }, (_, window) =>
    silero.next(sound.subarray(window * windowLength, (window + 1) * windowLength)),
  )
  return {
    resampled: places.map((place) => sound[place] ?? Number.NaN),
    spectrum: [10, 22, 40, 83, 160].map((bin) => Math.hypot(real[bin]!, imaginary[bin]!)),
    scores: [15, 16, 17, 20, 25].map((window) => scores[window] ?? Number.NaN),
  }
}
