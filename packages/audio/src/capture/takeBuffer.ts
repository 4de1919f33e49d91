import { createResampler, type Resampler } from '../signal/resample.js'

/** Collects a recording at a target sample rate, up to a maximum length. */
export type TakeBuffer = {
  /** Appends samples at `sampleRate` Hz. Samples beyond the limit are dropped. */
  write(samples: Float32Array, sampleRate: number): void
  /** Length so far in milliseconds, at most the limit. */
  readonly milliseconds: number
  readonly isFull: boolean
  /** Returns all samples at the target rate, in [-1, 1]; exactly the limit when it was reached. */
  end(): Float32Array<ArrayBuffer>
}

/**
 * Creates a buffer for a recording.
 * @param targetRate sample rate of the recording in Hz.
 * @param maximumMilliseconds the limit, above 0. It is counted in samples, so a slow machine does not
 * lengthen a recording.
 */
export function createTakeBuffer(targetRate: number, maximumMilliseconds: number): TakeBuffer {
  const limit = Math.floor((maximumMilliseconds * targetRate) / 1000)
  const parts: Float32Array[] = []
  let length = 0
  let heard = 0
  let resampler: Resampler | undefined
  const keep = (part: Float32Array) => {
    parts.push(part.subarray(0, limit - length))
    length = Math.min(limit, length + part.length)
  }
  return {
    write(samples, sampleRate) {
      resampler ??= createResampler(sampleRate, targetRate)
      heard += (samples.length * 1000) / sampleRate
      keep(resampler.write(samples))
    },
    get milliseconds() {
      return Math.min(heard, maximumMilliseconds)
    },
    get isFull() {
      return heard >= maximumMilliseconds
    },
    end() {
      if (resampler) keep(resampler.end())
      const whole = new Float32Array(length)
      let offset = 0
      for (const part of parts) {
        whole.set(part, offset)
        offset += part.length
      }
      // A resampled click overshoots full scale a little.
      return whole.map((sample) => Math.max(-1, Math.min(1, sample)))
    },
  }
}
