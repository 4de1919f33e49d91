import { describe, expect, it } from 'vitest'
import { fromDecibels } from './decibels.js'
import { advanceMeter, meterFraction, restingMeter } from './meter.js'

const after = (...steps: [peak: number, milliseconds: number][]) =>
  steps.reduce((reading, [peak, milliseconds]) => advanceMeter(reading, peak, milliseconds), restingMeter)

describe('meterFraction', () => {
  it.each([
    [0, 1],
    [-30, 0.5],
    [-60, 0],
    [-90, 0],
    [Number.NEGATIVE_INFINITY, 0],
  ])('shows %f dB at %f', (db, fraction) => expect(meterFraction(fromDecibels(db))).toBeCloseTo(fraction, 9))
})

describe('advanceMeter', () => {
  it('holds the highest level for 1.5 s, then lets it fall by half the scale a second', () => {
    expect(after([1, 50], [0.01, 1500]).hold).toBe(1)
    expect(after([1, 50], [0.01, 1500], [0.01, 500]).hold).toBeCloseTo(0.75, 9)
    expect(after([1, 50], [0.5, 60_000]).hold).toBe(meterFraction(0.5))
  })

  it('reports silence after 3 s, until there is sound again', () => {
    expect(after([0.5, 50], [0, 2999]).isSilent).toBe(false)
    expect(after([0.5, 50], [0, 2999], [0.001, 1]).isSilent).toBe(true)
    expect(after([0, 4000], [0.1, 50]).isSilent).toBe(false)
  })

  it('distinguishes full scale from loud', () => {
    expect(after([1, 50]).isClipping).toBe(true)
    expect(after([0.99, 50]).isClipping).toBe(false)
  })
})
