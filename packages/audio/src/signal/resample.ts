import { lowPass } from './lowPass.js'

/** Changes the sample rate of a stream. */
export type Resampler = {
  /** Appends samples and returns the completed output; the filter has a look-ahead of a few milliseconds. */
  write(samples: Float32Array): Float32Array<ArrayBuffer>
  /** Returns the remaining output. Do not write afterwards. */
  end(): Float32Array<ArrayBuffer>
}

/**
 * Creates a resampler for a stream of mono samples; the result does not depend on the block size. Frequencies
 * above the lower Nyquist frequency are attenuated by 80 dB or more, those below 85 % of it pass within 0.1
 * dB, and there is no delay.
 * @param from, to sample rates in Hz, integers above 0.
 * @throws RangeError when a rate is not an integer above 0.
 */
export function createResampler(from: number, to: number): Resampler {
  for (const rate of [from, to]) {
    if (!Number.isInteger(rate) || rate < 1) throw new RangeError(`Not a sample rate: ${rate}`)
  }
  const divisor = greatestCommonDivisor(from, to)
  const phases = to / divisor
  const step = from / divisor
  if (phases === step) return { write: (samples) => samples.slice(), end: () => new Float32Array(0) }

  const { half, taps } = lowPass(phases, Math.min(1, to / from))
  let buffer = new Float32Array(half)
  let bufferStart = -half
  let written = 0
  let produced = 0

  const produce = (until: number) => {
    const output = new Float32Array(Math.max(0, until - produced))
    for (let index = 0; index < output.length; index++, produced++) {
      const place = produced * step
      const coefficients = taps(place % phases)
      const newest = Math.floor(place / phases) + half - bufferStart
      let sum = 0
      for (let k = 0; k < coefficients.length; k++) sum += coefficients[k]! * buffer[newest - k]!
      output[index] = sum
    }
    const oldestNeeded = Math.floor((produced * step) / phases) - half + 1
    buffer = buffer.slice(Math.max(0, oldestNeeded - bufferStart))
    bufferStart = Math.max(bufferStart, oldestNeeded)
    return output
  }
  const append = (samples: Float32Array) => {
    const joined = new Float32Array(buffer.length + samples.length)
    joined.set(buffer)
    joined.set(samples, buffer.length)
    buffer = joined
  }

  return {
    write(samples) {
      append(samples)
      written += samples.length
      return produce(Math.ceil(((written - half) * phases) / step))
    },
    end() {
      append(new Float32Array(half))
      return produce(Math.ceil((written * phases) / step))
    },
  }
}

/**
 * Resamples a whole sound.
 * @param samples mono, values in [-1, 1].
 * @param from, to sample rates in Hz, integers above 0.
 * @returns `samples.length × to / from` values, rounded up.
 * @throws RangeError when a rate is not an integer above 0.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array<ArrayBuffer> {
  const resampler = createResampler(from, to)
  const body = resampler.write(samples)
  const tail = resampler.end()
  const whole = new Float32Array(body.length + tail.length)
  whole.set(body)
  whole.set(tail, body.length)
  return whole
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
