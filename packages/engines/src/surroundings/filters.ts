/** Of all sounds that are made here and of all that take them, in Hz. */
export const sampleRate = 16_000

/** One pole: `memory` near 1 leaves only what is low. */
export function low(input: Float64Array, memory: number): Float64Array {
  let last = 0
  return input.map((value) => {
    last = memory * last + (1 - memory) * value
    return last
  })
}

/** What one frequency makes of a sound, as a body that rings does; both in Hz. */
export function ring(input: Float64Array, frequency: number, width: number): Float64Array {
  const radius = Math.exp((-Math.PI * width) / sampleRate)
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate)
  let [last, before] = [0, 0]
  return input.map((value) => {
    const next = value + turn * last - radius * radius * before
    before = last
    last = next
    return next
  })
}

/** Mean of the squares; 0 of no samples. */
export function powerOf(samples: Float32Array | Float64Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : sum / samples.length
}

/** The samples as they are, or made quieter as a whole where one of them would be above full scale. */
export function withoutClipping(samples: Float64Array): Float32Array<ArrayBuffer> {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const scale = loudest > fullScale ? fullScale / loudest : 1
  return Float32Array.from(samples, (sample) => sample * scale)
}

// A hair below 1, so that no rounding to 16 bits reaches beyond.
const fullScale = 0.999
