import { expect, it, test } from 'vitest'
import { placeSounds, startAfterKey, timeTicks, timeWindow } from './timeline.js'

it('places sounds one behind the other', () => {
  const placed = placeSounds([{ scores: [1, 2] }, { scores: [] }, { scores: [3] }], 0.5)
  expect(placed.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 1],
    [1, 1.5],
  ])
})

test.each([
  ['all of it without a size', { total: 60, size: undefined, start: undefined, isStream: true }, [0, 60]],
  ['the beginning of recordings', { total: 60, size: 20, start: undefined, isStream: false }, [0, 20]],
  ['the newest of a stream', { total: 60, size: 20, start: undefined, isStream: true }, [40, 60]],
  ['little of a stream at the right edge', { total: 5, size: 20, start: 0, isStream: true }, [-15, 5]],
  ['a short recording whole', { total: 5, size: 20, start: 0, isStream: false }, [0, 5]],
  ['where somebody scrolled to', { total: 60, size: 20, start: 13, isStream: true }, [13, 33]],
  ['no further than the end', { total: 60, size: 20, start: 55, isStream: false }, [40, 60]],
])('shows %s', (_name, options, [from, to]) => expect(timeWindow(options)).toEqual({ from, to }))

test.each([
  [{ from: 0, to: 30 }, [0, 5, 10, 15, 20, 25, 30]],
  [{ from: 12.3, to: 42.3 }, [15, 20, 25, 30, 35, 40]],
  [{ from: -15, to: 5 }, [0, 5]],
  [{ from: 0, to: 600 }, [0, 120, 240, 360, 480, 600]],
])('writes times of %o', (window, ticks) => expect(timeTicks(window, 8)).toEqual(ticks))

test.each([
  ['ArrowRight', 22],
  ['ArrowLeft', 18],
  ['PageUp', 40],
  ['PageDown', 0],
  ['Home', 0],
  ['End', 70],
  ['a', undefined],
])('%s scrolls to %s', (key, start) => expect(startAfterKey(key, { from: 20, to: 40 }, 70)).toBe(start))
