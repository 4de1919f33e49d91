import { describe, expect, it } from 'vitest'
import { barPaths } from './bars.js'

const count = (path: string) => path.split('M').length - 1

describe('barPaths', () => {
  it('splits the bars where they have been played, and takes out the clipped ones', () => {
    const { played, rest, clipped } = barPaths([0.1, 0.2, 1, 0.3, 0.4], 40, 0.5)
    expect([count(played), count(rest), count(clipped)]).toEqual([2, 2, 1])
  })

  it.each([
    [0, 0],
    [0.1, 1],
    [0.85, 4],
    [1, 5],
  ])('has played %f: %i bars', (fraction, bars) =>
    expect(count(barPaths([0, 0, 0, 0, 0], 40, fraction).played)).toBe(bars),
  )

  it('stays inside the height', () => {
    const [, top, bottom] = /M2 ([\d.]+)V([\d.]+)/u.exec(barPaths([1.5], 40, 0).clipped)!
    expect([top, bottom]).toEqual(['1.1', '38.9'])
  })
})
