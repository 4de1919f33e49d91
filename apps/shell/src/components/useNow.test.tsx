import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useNow } from './useNow.js'

const start = Date.parse('2026-11-22T09:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
})
afterEach(() => void vi.useRealTimers())

/** The hook, its number of renders, and the remaining time since the start. */
async function open(...moments: (string | null | undefined)[]) {
  const draw = vi.fn(useNow)
  const { result, act, rerender } = await renderHook(
    (given?: readonly (string | null | undefined)[]) => draw(given ?? []),
    { initialProps: moments },
  )
  draw.mockClear()
  return {
    draw,
    rerender,
    passed: () => result.current - start,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  }
}

it('a moment that comes while a page is open is drawn then, once, and not before', async () => {
  const { draw, passed, pass } = await open(at(90 * minute), null, undefined, at(-hour))
  await pass(90 * minute - 1)
  expect(draw).not.toHaveBeenCalled()
  await pass(1)
  expect([draw.mock.calls.length, passed()]).toEqual([1, 90 * minute])
  await pass(48 * hour)
  expect(draw).toHaveBeenCalledOnce()
})

it('each day that is less until a moment is drawn, and the moment itself', async () => {
  const { draw, passed, pass } = await open(at(50 * hour))
  for (const next of [2, 26, 50]) {
    await pass(next * hour - 1 - (Date.now() - start))
    const before = draw.mock.calls.length
    await pass(1)
    expect([draw.mock.calls.length - before, passed()]).toEqual([1, next * hour])
  }
})

it('of several moments each is drawn', async () => {
  const { passed, pass } = await open(at(2 * hour), at(hour))
  await pass(hour)
  expect(passed()).toBe(hour)
  await pass(hour)
  expect(passed()).toBe(2 * hour)
})

it('a moment that becomes known later counts from the clock', async () => {
  const { passed, pass, rerender } = await open()
  await pass(5 * hour)
  expect(passed()).toBe(0)
  await rerender([at(4 * hour)])
  await vi.waitFor(() => expect(passed()).toBe(5 * hour))
})

it('a computer that slept over the moment draws it within a minute', async () => {
  const { passed, pass } = await open(at(10 * hour))
  // Timers stopped, the clock continued.
  vi.setSystemTime(start + 12 * hour)
  await pass(minute)
  expect(passed()).toBe(12 * hour + minute)
})

it('leaves no timer behind', async () => {
  const { result: _result, unmount } = await renderHook(() => useNow([at(hour)]))
  expect(vi.getTimerCount()).toBe(1)
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})
