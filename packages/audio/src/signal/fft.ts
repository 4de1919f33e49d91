/**
 * Fast Fourier transform of a complex signal, in place.
 * @param real, imaginary the parts of the signal, of the same length: a power of two.
 * @throws RangeError when the lengths differ or are not a power of two.
 * @see Cooley and Tukey, "An algorithm for the machine calculation of complex Fourier series", 1965 (radix 2,
 * decimation in time).
 */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  if (imaginary.length !== size || size === 0 || (size & (size - 1)) !== 0) {
    throw new RangeError('Both parts need the same length, a power of two.')
  }
  reorder(real, imaginary)
  for (let half = 1; half < size; half *= 2) {
    const angle = -Math.PI / half
    for (let offset = 0; offset < half; offset += 1) {
      const cosine = Math.cos(angle * offset)
      const sine = Math.sin(angle * offset)
      for (let even = offset; even < size; even += 2 * half) {
        const odd = even + half
        const oddReal = real[odd]! * cosine - imaginary[odd]! * sine
        const oddImaginary = real[odd]! * sine + imaginary[odd]! * cosine
        real[odd] = real[even]! - oddReal
        imaginary[odd] = imaginary[even]! - oddImaginary
        real[even] = real[even]! + oddReal
        imaginary[even] = imaginary[even]! + oddImaginary
      }
    }
  }
}

/** Reorders the values by bit-reversed index. */
function reorder(real: Float64Array, imaginary: Float64Array) {
  let reversed = 0
  for (let index = 1; index < real.length; index += 1) {
    let bit = real.length >> 1
    while (reversed & bit) {
      reversed ^= bit
      bit >>= 1
    }
    reversed |= bit
    if (index >= reversed) continue
    swap(real, index, reversed)
    swap(imaginary, index, reversed)
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const kept = values[one]!
  values[one] = values[other]!
  values[other] = kept
}
