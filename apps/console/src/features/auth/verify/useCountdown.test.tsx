import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCountdown } from './useCountdown.js'

afterEach(() => void vi.useRealTimers())

it('counts the seconds until a mail can be sent again, and restarts on request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { result, act } = await renderHook(() => useCountdown())
  const left = () => result.current[0]
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  expect(left()).toBe(0)
  await act(() => result.current[1](60))
  expect(left()).toBe(60)
  await pass(18)
  expect(left()).toBe(42)
  await pass(42)
  expect(left()).toBe(0)
  await act(() => result.current[1](60))
  await pass(1)
  expect(left()).toBe(59)
})
