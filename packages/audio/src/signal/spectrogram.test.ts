import { describe, expect, it } from 'vitest'
import { spectrogramOf } from './spectrogram.js'

const tone = (frequency: number, amplitude: number, sampleRate = 16_000) =>
  Float32Array.from(
    { length: sampleRate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  )

function energiesOf(samples: Float32Array, rows = 80, highest = 8000, sampleRate = 16_000) {
  const energies = new Float32Array(rows)
  spectrogramOf(samples, sampleRate, highest)(0.5, energies)
  return energies
}

describe('spectrogramOf', () => {
  it.each([
    [1050, 10],
    [3950, 39],
    [6450, 64],
  ])('shows a tone of %i Hz in its row', (frequency, row) => {
    const energies = energiesOf(tone(frequency, 0.1))
    expect(energies.indexOf(Math.max(...energies))).toBe(row)
  })

  it('is linear in decibels: a tenth of the amplitude is 20 dB of 75 lower', () => {
    const [loud, quiet] = [0.01, 0.001].map((amplitude) => Math.max(...energiesOf(tone(1000, amplitude))))
    expect(loud! - quiet!).toBeCloseTo(20 / 75, 2)
  })

  it('draws full scale as the most and silence as nothing', () => {
    expect(Math.max(...energiesOf(tone(1000, 1)))).toBe(1)
    expect(Math.max(...energiesOf(new Float32Array(16_000)))).toBe(0)
    expect(Math.max(...energiesOf(new Float32Array(0)))).toBe(0)
  })

  it('gives every row a value where rows are finer than the transform', () => {
    const energies = energiesOf(tone(1000, 0.5), 700)
    const around = energies.subarray(84, 92)
    expect(Math.min(...around)).toBeGreaterThan(0.5)
  })

  it('refuses a sample rate of nothing', () => {
    expect(() => spectrogramOf(new Float32Array(8), 0, 8000)).toThrow(RangeError)
  })
})
