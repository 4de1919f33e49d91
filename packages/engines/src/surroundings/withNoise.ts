import { powerOf, withoutClipping } from './filters.js'

/**
 * Speech with noise under it: the power of the whole of the speech is `decibels` above that of the noise. Where both
 * together would be above full scale, both are made quieter, so that their ratio stays.
 *
 * @param samples mono, in [-1, 1].
 * @param noise as long as the speech, or longer.
 * @throws RangeError when the noise is shorter than the speech.
 */
export function withNoise(
  samples: Float32Array,
  noise: Float64Array,
  decibels: number,
): Float32Array<ArrayBuffer> {
  if (noise.length < samples.length) throw new RangeError('The noise is shorter than the speech')
  const under = noise.subarray(0, samples.length)
  const scale = Math.sqrt(powerOf(samples) / (powerOf(under) || 1)) * 10 ** (-decibels / 20)
  return withoutClipping(Float64Array.from(samples, (sample, at) => sample + scale * (under[at] ?? 0)))
}
