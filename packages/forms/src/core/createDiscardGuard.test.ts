import { expect, it, vi } from 'vitest'
import { createDiscardGuard } from './createDiscardGuard.js'

it('leaves at once while nothing would be lost', () => {
  const guard = createDiscardGuard()
  const leave = vi.fn()
  guard.ask(leave)
  expect(leave).toHaveBeenCalledOnce()
  expect(guard.question()).toBeUndefined()
})

it.each([true, false])('asks while something would be lost, and takes the answer once: %s', (isLeaving) => {
  const guard = createDiscardGuard()
  guard.watch(() => true)
  const [leave, stay] = [vi.fn(), vi.fn()]
  guard.ask(leave, stay)
  expect(leave).not.toHaveBeenCalled()
  guard.answer(isLeaving)
  guard.answer(isLeaving)
  expect(leave).toHaveBeenCalledTimes(isLeaving ? 1 : 0)
  expect(stay).toHaveBeenCalledTimes(isLeaving ? 0 : 1)
})

it('forgets a form that has gone, and not the one that came after it', () => {
  const guard = createDiscardGuard()
  const letFirstGo = guard.watch(() => true)
  const letSecondGo = guard.watch(() => true)
  letFirstGo()
  expect(guard.isDirty()).toBe(true)
  letSecondGo()
  expect(guard.isDirty()).toBe(false)
})
