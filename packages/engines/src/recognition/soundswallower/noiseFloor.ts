import { limits } from '@saywright/api/contract'
import { powerOf } from '../../surroundings/filters.js'
import { randomOf } from '../../surroundings/random.js'
import type { Speech } from '../../voice-activity/findSpeech.js'

// -50 dB of full scale, and 30 dB under quiet speech: chosen on a French grammar of a car, said by the voices of the split.
const floorPower = 1e-5
const speechToFloor = 1e3
// Silero's.
const windowSamples = 512

/** Mean power of the windows of a recording in which somebody speaks. */
export function speechPower(samples: Float32Array, { places }: Speech): number {
  const powers = places.map((place) => {
    const start = Math.round(place * limits.audioSampleRateHertz) - windowSamples / 2
    return powerOf(samples.subarray(start, start + windowSamples))
  })
  return powers.reduce((sum, power) => sum + power, 0) / powers.length
}

/**
 * Speech with white noise under it, the same for the same length. Sounds that were learned from people in rooms take a
 * spectrum with nothing between its formants, as synthetic voices and noise reduction leave it, for another sound.
 *
 * @param power of the speech itself, as `speechPower` gives it.
 */
export function withNoiseFloor(samples: Float32Array, power: number): Float32Array {
  const random = randomOf(1)
  // Even numbers in [-1, 1) have a third of the power of the greatest.
  const greatest = Math.sqrt(3 * Math.min(floorPower, power / speechToFloor))
  return samples.map((sample) => sample + greatest * (2 * random() - 1))
}
