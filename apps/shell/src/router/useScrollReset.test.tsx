import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useScrollReset } from './useScrollReset.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('L-013± returns to the top 400 ms after a navigation and not one before', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { rerender } = await renderHook((path?: string) => useScrollReset(path ?? ''), {
    initialProps: '/projects',
  })
  vi.advanceTimersByTime(399)
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 })

  await rerender('/account')
  vi.advanceTimersByTime(399)
  expect(scroll).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledTimes(2)
})

it('L-013 a navigation that follows at once leaves one return', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { rerender } = await renderHook((path?: string) => useScrollReset(path ?? ''), {
    initialProps: '/projects',
  })
  vi.advanceTimersByTime(300)
  await rerender('/account')
  vi.advanceTimersByTime(399)
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledOnce()
})
