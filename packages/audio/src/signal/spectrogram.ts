import { fft } from './fft.js'

/** Energy of what is drawn black and of what is drawn white, in decibels of full scale. Fixed, so that two sounds compare. */
const silence = -95
const loud = -20

/**
 * Writes the spectrum at one time.
 * @param place time as a fraction of the duration, in [0, 1].
 * @param energies filled with values in [0, 1], the lowest frequency first.
 */
export type SpectrogramColumn = (place: number, energies: Float32Array) => void

/**
 * Spectrogram of a recording (short-time Fourier transform, Hann window of about 32 ms).
 * @param samples mono PCM in [-1, 1].
 * @param sampleRate sample rate in Hz, above 0.
 * @param highest frequency (Hz) of the last energy; at most half the sample rate is meaningful.
 * @returns energies that are linear in decibels from -95 dBFS (0) to -20 dBFS (1), of evenly spaced
 * frequencies from 0 to `highest`.
 * @throws RangeError when `sampleRate` or `highest` is not above 0.
 * @see Allen, "Short term spectral analysis, synthesis, and modification by discrete Fourier transform",
 * 1977.
 */
export function spectrogramOf(samples: Float32Array, sampleRate: number, highest: number): SpectrogramColumn {
  if (!(sampleRate > 0 && highest > 0))
    throw new RangeError('The sample rate and the highest frequency are above 0.')
  const size = 2 ** Math.round(Math.log2(sampleRate * 0.032))
  const window = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  )
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  // A full-scale sine gives size / 4 under a Hann window: that is 0 dBFS.
  const scale = 4 / size
  return (place, energies) => {
    const first = Math.round(place * samples.length - size / 2)
    for (let index = 0; index < size; index += 1) {
      real[index] = (samples[first + index] ?? 0) * window[index]!
    }
    imaginary.fill(0)
    fft(real, imaginary)
    const binsPerRow = ((highest / sampleRate) * size) / energies.length
    for (let row = 0; row < energies.length; row += 1) {
      const amplitude = scale * loudestBin(real, imaginary, row * binsPerRow, (row + 1) * binsPerRow)
      const decibels = 20 * Math.log10(amplitude + 1e-12)
      energies[row] = Math.min(1, Math.max(0, (decibels - silence) / (loud - silence)))
    }
  }
}

/** The largest amplitude between two places of the spectrum; between two bins where they hold none. */
function loudestBin(real: Float64Array, imaginary: Float64Array, from: number, to: number): number {
  const amplitude = (bin: number) => Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0)
  if (Math.ceil(from) >= to) {
    const below = Math.floor(from)
    return amplitude(below) + (amplitude(below + 1) - amplitude(below)) * (from - below)
  }
  let loudest = 0
  for (let bin = Math.ceil(from); bin < to; bin += 1) loudest = Math.max(loudest, amplitude(bin))
  return loudest
}
