import { describe, expect, it } from 'vitest'
import { duotone } from './duotone.js'
import { spectrumOfUtterance } from './spectrumOfUtterance.js'

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
