import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPause } from './afterPause.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('F-055± names are looked for 400 ms after the last letter and not one before', () => {
  const rest = vi.fn<(words: string) => void>()
  const takeBack = afterPause(() => rest('vd'))
  vi.advanceTimersByTime(399)
  takeBack()
  afterPause(() => rest('vdk'))
  vi.advanceTimersByTime(399)
  expect(rest).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rest.mock.calls).toEqual([['vdk']])
})
