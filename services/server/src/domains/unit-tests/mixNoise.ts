import type { TestNoise } from '@saywright/api/contract'

// How far below the voice.
const decibels: Readonly<Record<TestNoise, number | undefined>> = { none: undefined, quiet: 20, loud: 10 }

/**
 * A voice with noise under it, the same each time: noise of all frequencies alike, as loud as its ratio to the whole of the
 * voice says.
 *
 * @param samples mono, values in [-1, 1].
 */
export function mixNoise(samples: Float32Array, noise: TestNoise): Float32Array<ArrayBuffer> {
  const ratio = decibels[noise]
  const mixed = Float32Array.from(samples)
  if (ratio === undefined || samples.length === 0) return mixed
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  // Evenly spread values in [-a, a] have a power of a² / 3.
  const amplitude = Math.sqrt(3 * power) * 10 ** (-ratio / 20)
  let state = 0x2545f491
  for (const [at, sample] of mixed.entries()) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    mixed[at] = Math.max(-1, Math.min(1, sample + amplitude * (state / 0x80000000)))
  }
  return mixed
}
