const stopBandDecibels = 80
const passBand = 0.85

/**
 * Maximum number of computed filters. Odd pairs of rates have hundreds of thousands of phases; between two of 512 a straight line
 * is within -106 dB of the filter itself.
 */
const maxFilters = 512

/** A low-pass filter for a change of sample rate, cut into one short filter for each place between two input samples. */
export type PolyphaseFilter = {
  /** Taps on each side of an output sample, in input samples. */
  readonly half: number
  /** The 2 × `half` taps of phase `phase` in [0, `phases`); they add up to 1. */
  taps(phase: number): Float32Array
}

/**
 * A Kaiser-windowed sinc: passes 85 % of the lower of the two Nyquist frequencies and stops, by 80 dB, from that frequency
 * on. Taps are computed on demand, and valid until the next request.
 *
 * @param phases input samples are divided into this many places.
 * @param cutoff lower Nyquist frequency as a fraction of the input's, in (0, 1].
 * @see J. F. Kaiser, "Nonrecursive digital filter design using the I0-sinh window function", 1974.
 */
export function lowPass(phases: number, cutoff: number): PolyphaseFilter {
  const transition = Math.PI * cutoff * (1 - passBand)
  const half = Math.ceil((stopBandDecibels - 7.95) / (2.285 * transition) / 2)
  const beta = 0.1102 * (stopBandDecibels - 8.7)
  const middle = (cutoff * (1 + passBand)) / 2
  const filters = Math.min(phases, maxFilters)
  const made: Float32Array[] = []
  const tap = (distance: number) => {
    const edge = distance / half
    if (Math.abs(edge) >= 1) return 0
    return sinc(middle * distance) * bessel(beta * Math.sqrt(1 - edge * edge))
  }
  const filter = (index: number) => {
    made[index] ??= normalised(
      Float64Array.from({ length: 2 * half }, (_, place) => tap(index / filters + place - half)),
    )
    return made[index]
  }
  const between = new Float32Array(2 * half)
  return {
    half,
    taps(phase) {
      if (filters === phases) return filter(phase)
      const place = (phase / phases) * filters
      const below = filter(Math.floor(place))
      const above = filter(Math.floor(place) + 1)
      const share = place % 1
      for (let index = 0; index < between.length; index++)
        between[index] = below[index]! + (above[index]! - below[index]!) * share
      return between
    },
  }
}

function normalised(taps: Float64Array): Float32Array {
  const sum = taps.reduce((total, value) => total + value, 0)
  return Float32Array.from(taps, (value) => value / sum)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** The modified Bessel function of the first kind and order 0, by its power series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
