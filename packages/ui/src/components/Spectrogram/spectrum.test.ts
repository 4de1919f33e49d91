import { describe, expect, it } from 'vitest'
import { duotone } from './duotone.js'
import { spectrumOfSamples } from './spectrumOfSamples.js'
import { spectrumOfUtterance } from './spectrumOfUtterance.js'

const tone = (frequency: number, amplitude: number, sampleRate = 16_000) =>
  Float32Array.from(
    { length: sampleRate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  )

function energiesOf(samples: Float32Array, rows = 80, highest = 8000, sampleRate = 16_000) {
  const energies = new Float32Array(rows)
  spectrumOfSamples(samples, sampleRate, highest)(0.5, energies)
  return energies
}

describe('the spectrum of samples', () => {
  it.each([
    [1050, 10],
    [3950, 39],
    [6450, 64],
  ])('a tone of %i Hz stands in its row', (frequency, row) => {
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
    expect(() => spectrumOfSamples(new Float32Array(8), 0, 8000)).toThrow(RangeError)
  })
})

describe('the spectrum of an utterance', () => {
  const picture = (seed: number) => {
    const column = spectrumOfUtterance(seed)
    return Array.from({ length: 60 }, (_, index) => {
      const energies = new Float32Array(40)
      column(index / 60, energies)
      return [...energies]
    })
  }

  it('is the same for the same seed and another for another', () => {
    expect(picture(7)).toEqual(picture(7))
    expect(picture(7)).not.toEqual(picture(8))
  })

  it('stays in range, with sound and with pauses', () => {
    const energies = picture(7).flat()
    expect(Math.max(...energies)).toBeLessThanOrEqual(1)
    expect(Math.max(...energies)).toBeGreaterThan(0.5)
    expect(picture(7).some((column) => Math.max(...column) < 0.05)).toBe(true)
  })
})

it('the duotone runs from graphite to warm white', () => {
  expect([...duotone.subarray(0, 3)]).toEqual([9, 10, 13])
  expect([...duotone.subarray(-3)]).toEqual([251, 250, 248])
})
