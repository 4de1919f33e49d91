import { expect, it } from 'vitest'
import { inSlices } from './inSlices.js'

/** A clock on which a step takes some milliseconds and frames are counted. */
function slowClock() {
  let time = 0
  let frames = 0
  return {
    work: (milliseconds: number) => {
      time += milliseconds
    },
    frames: () => frames,
    clock: {
      now: () => time,
      afterFrame: (callback: () => void) => {
        frames += 1
        queueMicrotask(callback)
      },
    },
  }
}

it.each([
  [3, 4],
  [1, 2],
  [40, 12],
])('with steps of %i ms, 12 steps take %i frames', async (milliseconds, frames) => {
  const slow = slowClock()
  const steps: number[] = []
  const step = (index: number) => {
    steps.push(index)
    slow.work(milliseconds)
  }
  expect(await inSlices(12, step, new AbortController().signal, { budget: 8, ...slow.clock })).toBe(true)
  expect(steps).toEqual(Array.from({ length: 12 }, (_, index) => index))
  expect(slow.frames()).toBeGreaterThanOrEqual(frames)
  expect(slow.frames()).toBeLessThanOrEqual(frames + 1)
})

it('ends early when it is aborted', async () => {
  const slow = slowClock()
  const ending = new AbortController()
  const step = (index: number) => {
    slow.work(10)
    if (index === 2) ending.abort()
  }
  expect(await inSlices(12, step, ending.signal, { budget: 8, ...slow.clock })).toBe(false)
})
