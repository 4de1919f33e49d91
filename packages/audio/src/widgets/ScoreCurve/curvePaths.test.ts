import { describe, expect, it } from 'vitest'
import { curvePaths } from './curvePaths.js'
import { placeSounds } from './timeline.js'

const stepSeconds = 0.1
const placed = (...sounds: number[][]) =>
  placeSounds(
    sounds.map((scores) => ({ scores })),
    stepSeconds,
  )
const all = (columns = 1000) => ({ window: { from: 0, to: 1 }, stepSeconds, columns })
const starts = (path: string) => path.match(/M/g)?.length ?? 0
/** Highest point of a path: the least y. */
const top = (path: string) => Math.min(...[...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)))

describe('curvePaths', () => {
  it('reaches the height of the highest score', () => {
    const scores = [0, 0, 0, 8000, 0, 0, 0, 0, 0, 0]
    expect(top(curvePaths(placed(scores), all()).line)).toBe(20)
  })

  it('keeps a peak when many scores share a point', () => {
    const scores = Array.from({ length: 10 }, (_, index) => (index === 7 ? 9000 : 100))
    expect(top(curvePaths(placed(scores), all(2)).line)).toBe(10)
  })

  it('does not connect sounds', () => {
    expect(starts(curvePaths(placed([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]), all()).line)).toBe(2)
  })

  it('leaves out what is not in the window', () => {
    const sounds = placed([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2, 3])
    expect(starts(curvePaths(sounds, all()).line)).toBe(1)
  })

  it('draws nothing without scores', () => {
    expect(curvePaths(placed([]), all())).toEqual({ line: '', area: '' })
    expect(curvePaths([], { window: { from: 0, to: 0 }, stepSeconds, columns: 10 }).line).toBe('')
  })

  it('draws no more points than there is room for', () => {
    const scores = Array.from({ length: 6000 }, (_, index) => index)
    const { line } = curvePaths(placed(scores), { window: { from: 0, to: 600 }, stepSeconds, columns: 300 })
    expect(line.match(/C/g)!.length).toBeLessThanOrEqual(303)
  })

  it('keeps which scores share a point while the window moves', () => {
    const scores = Array.from({ length: 100 }, (_, index) => (index * 7919) % 10_000)
    const heights = (from: number) =>
      new Set(
        [
          ...curvePaths(placed(scores), {
            window: { from, to: from + 5 },
            stepSeconds,
            columns: 10,
          }).line.matchAll(/,([\d.]+)(?:[CM]|$)/g),
        ].map(([, y]) => y),
      )
    const later = heights(1.3)
    expect([...heights(1)].filter((y) => later.has(y)).length).toBeGreaterThan(8)
  })
})
