import { expect, it } from 'vitest'
import { fft } from './fft.js'

function naive(signal: readonly number[]) {
  return signal.map((_, bin) => {
    let real = 0
    let imaginary = 0
    signal.forEach((value, index) => {
      const angle = (-2 * Math.PI * bin * index) / signal.length
      real += value * Math.cos(angle)
      imaginary += value * Math.sin(angle)
    })
    return [real, imaginary] as const
  })
}

it.each([1, 2, 8, 64])('agrees with the definition for %i values', (size) => {
  const signal = Array.from({ length: size }, (_, index) => Math.sin(index * 1.7) + 0.3 * index)
  const real = Float64Array.from(signal)
  const imaginary = new Float64Array(size)
  fft(real, imaginary)
  naive(signal).forEach(([expectedReal, expectedImaginary], bin) => {
    expect(real[bin]).toBeCloseTo(expectedReal, 8)
    expect(imaginary[bin]).toBeCloseTo(expectedImaginary, 8)
  })
})

it.each([
  [0, 0],
  [12, 12],
  [8, 16],
])('refuses lengths %i and %i', (one, other) => {
  expect(() => fft(new Float64Array(one), new Float64Array(other))).toThrow(RangeError)
})
