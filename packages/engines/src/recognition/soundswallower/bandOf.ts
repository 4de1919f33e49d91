import { fft } from '@saywright/audio/signal'

/** What a recording holds: everything, or nothing above 4 kHz, as telephones carry. */
type Band = 'wide' | 'narrow'

const sampleRate = 16_000
const windowLength = 512
const binHertz = sampleRate / windowLength
// Between both lie the edges of the filters of telephones and of resamplers.
const lowBins = [Math.ceil(200 / binHertz), Math.floor(3400 / binHertz)] as const
const highBins = [Math.ceil(4300 / binHertz), Math.floor(7800 / binHertz)] as const
// 55 dB: speech in a quiet room has a tenth of a percent up there, a resampled call nothing.
const leastShare = 10 ** -5.5

const hann = Float64Array.from(
  { length: windowLength },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowLength),
)

/** @param samples mono PCM at 16 kHz. */
export function bandOf(samples: Float32Array): Band {
  let low = 0
  let high = 0
  for (let at = 0; at + windowLength <= samples.length; at += windowLength) {
    const real = Float64Array.from(hann, (weight, index) => weight * (samples[at + index] ?? 0))
    const imaginary = new Float64Array(windowLength)
    fft(real, imaginary)
    const power = ([from, to]: readonly [number, number]) => {
      let sum = 0
      for (let bin = from; bin <= to; bin++) sum += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
      return sum
    }
    low += power(lowBins)
    high += power(highBins)
  }
  return high < low * leastShare ? 'narrow' : 'wide'
}
