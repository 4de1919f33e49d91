import { fft } from '@saywright/audio/signal'
import type { WindowInfo } from './Channel.js'
import { windows } from './readChannel.js'

const longHalf = 1024
const shortHalf = 128
/** Where the short windows begin in a long one. */
const shortStart = 448

/** Rising halves of the windows. */
const rising = {
  sine: { [longHalf]: sineHalf(longHalf), [shortHalf]: sineHalf(shortHalf) },
  kaiser: { [longHalf]: kaiserHalf(longHalf, 4), [shortHalf]: kaiserHalf(shortHalf, 6) },
}

/** Turns the spectra of one channel into its samples. */
export type FilterBank = {
  /** @returns 1,024 samples in 16-bit full scale. */
  write(spectrum: Float64Array, info: WindowInfo): Float64Array
}

/** @see ISO/IEC 14496-3, section 4.6.11 (filter bank and block switching). */
export function createFilterBank(): FilterBank {
  let before = new Float64Array(longHalf)
  let wasKaiser = false
  return {
    write(spectrum, { sequence, isKaiser }) {
      const windowed =
        sequence === windows.short
          ? shortWindows(spectrum, wasKaiser, isKaiser)
          : longWindow(spectrum, sequence, wasKaiser, isKaiser)
      wasKaiser = isKaiser
      const samples = windowed.subarray(0, longHalf).map((value, at) => value + before[at]!)
      before = windowed.slice(longHalf)
      return samples
    },
  }
}

const halfOf = (isKaiser: boolean, size: typeof longHalf | typeof shortHalf) =>
  rising[isKaiser ? 'kaiser' : 'sine'][size]!

function longWindow(spectrum: Float64Array, sequence: number, wasKaiser: boolean, isKaiser: boolean) {
  const values = inverse(spectrum)
  const rise = sequence === windows.stop ? steep(wasKaiser) : halfOf(wasKaiser, longHalf)
  const fall = sequence === windows.start ? steep(isKaiser) : halfOf(isKaiser, longHalf)
  for (let at = 0; at < longHalf; at++) {
    values[at]! *= rise[at]!
    values[longHalf + at]! *= fall[longHalf - 1 - at]!
  }
  return values
}

/** A long half with the slope of a short one in its middle. */
function steep(isKaiser: boolean): Float64Array {
  const half = new Float64Array(longHalf).fill(1, shortStart + shortHalf)
  half.set(halfOf(isKaiser, shortHalf), shortStart)
  return half
}

function shortWindows(spectrum: Float64Array, wasKaiser: boolean, isKaiser: boolean) {
  const all = new Float64Array(2 * longHalf)
  const fall = halfOf(isKaiser, shortHalf)
  for (let window = 0; window < 8; window++) {
    const values = inverse(spectrum.subarray(window * shortHalf, (window + 1) * shortHalf))
    const rise = halfOf(window === 0 ? wasKaiser : isKaiser, shortHalf)
    const start = shortStart + window * shortHalf
    for (let at = 0; at < shortHalf; at++) {
      all[start + at]! += values[at]! * rise[at]!
      all[start + shortHalf + at]! += values[shortHalf + at]! * fall[shortHalf - 1 - at]!
    }
  }
  return all
}

/** The inverse modified discrete cosine transform: twice as many values as the spectrum has, by one of the fourth kind. */
function inverse(spectrum: Float64Array): Float64Array {
  const size = spectrum.length
  const folded = cosineTransform(spectrum)
  return Float64Array.from({ length: 2 * size }, (_, at) => {
    const value =
      at < size / 2
        ? folded[at + size / 2]!
        : at < (3 * size) / 2
          ? -folded[(3 * size) / 2 - 1 - at]!
          : -folded[at - (3 * size) / 2]!
    return value / size
  })
}

/** The discrete cosine transform of the fourth kind, by a Fourier transform of half its size. */
function cosineTransform(values: Float64Array): Float64Array {
  const size = values.length
  const half = size / 2
  const real = new Float64Array(half)
  const imaginary = new Float64Array(half)
  const turned = (at: number, a: number, b: number) => {
    const angle = (-Math.PI * (4 * at + 1)) / (4 * size)
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    real[at] = a * cosine - b * sine
    imaginary[at] = a * sine + b * cosine
  }
  for (let at = 0; at < half; at++) turned(at, values[2 * at]!, values[size - 1 - 2 * at]!)
  fft(real, imaginary)
  const result = new Float64Array(size)
  for (let at = 0; at < half; at++) {
    turned(at, real[at]!, imaginary[at]!)
    result[2 * at] = real[at]!
    result[size - 1 - 2 * at] = -imaginary[at]!
  }
  return result
}

function sineHalf(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / (2 * size)))
}

/** Each value is the root of the sum of a Kaiser window up to there. */
function kaiserHalf(size: number, alpha: number): Float64Array {
  const kernel = Float64Array.from({ length: size + 1 }, (_, at) =>
    bessel(Math.PI * alpha * Math.sqrt(1 - ((2 * at) / size - 1) ** 2)),
  )
  const total = kernel.reduce((sum, value) => sum + value, 0)
  let sum = 0
  return Float64Array.from({ length: size }, (_, at) => {
    sum += kernel[at]!
    return Math.sqrt(sum / total)
  })
}

/** The modified Bessel function of the first kind and of order zero, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let index = 1; term > sum * 1e-12; index++) {
    term *= (x / 2 / index) ** 2
    sum += term
  }
  return sum
}
