import { describe, expect, it } from 'vitest'
import { restingMeter } from '../../signal/meter.js'
import { levelWord, segmentsOf } from './segments.js'

const lit = (level: number, hold = 0) => segmentsOf(level, hold, 25).filter(({ isLit }) => isLit).length

describe('segmentsOf', () => {
  it('is green to 72 %, amber to 88 % and red above', () => {
    const colors = segmentsOf(1, 1, 25).map(({ color }) => color)
    expect([colors.lastIndexOf('green'), colors.lastIndexOf('amber'), colors.lastIndexOf('red')]).toEqual([
      17, 21, 24,
    ])
  })

  it.each([
    [0, 0],
    [0.5, 13],
    [1, 25],
  ])('at %f lights %i of 25', (level, count) => expect(lit(level)).toBe(count))

  it('keeps the highest one lit', () => {
    expect(lit(0, 1)).toBe(1)
    expect(segmentsOf(0.2, 0.6, 10)[5]?.isLit).toBe(true)
  })
})

describe('levelWord', () => {
  it.each([
    [{ level: 0 }, 'silent'],
    [{ level: 0.2 }, 'quiet'],
    [{ level: 0.2, isSilent: true }, 'silent'],
    [{ level: 0.6 }, 'good'],
    [{ level: 0.9 }, 'loud'],
    [{ level: 1, isClipping: true }, 'clipping'],
  ])('of %o is %s', (reading, word) => expect(levelWord({ ...restingMeter, ...reading })).toBe(word))
})
