import { expect, it } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { aClient } from '../testing/aClient.js'
import { aTask } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { shareEvents } from './sharedEvents.js'

it('opens one connection for two windows, and the second takes over when the first closes', async () => {
  const fake = fakeTransport()
  const seen = { first: 0, second: 0 }
  const closeFirst = shareEvents(aClient(fake), 'shared-test', { onEvent: () => (seen.first += 1) })
  await expect.poll(() => fake.calls(endpoints.openEvents).length).toBe(1)
  const closeSecond = shareEvents(aClient(fake), 'shared-test', { onEvent: () => (seen.second += 1) })
  fake.emit('task', aTask())
  await expect.poll(() => seen).toEqual({ first: 1, second: 1 })
  expect(fake.calls(endpoints.openEvents)).toHaveLength(1)
  closeFirst()
  await expect.poll(() => fake.calls(endpoints.openEvents).length).toBe(2)
  fake.emit('task', aTask())
  await expect.poll(() => seen).toEqual({ first: 1, second: 2 })
  closeSecond()
})

it('receives events since it was called, and a window that takes over continues after the last event of the first', async () => {
  const fake = fakeTransport()
  const began = performance.now()
  let seen = 0
  const closeFirst = shareEvents(aClient(fake), 'resumed-test', { onEvent: () => {} })
  const closeSecond = shareEvents(aClient(fake), 'resumed-test', { onEvent: () => (seen += 1) })
  await expect.poll(() => fake.calls(endpoints.openEvents).length).toBe(1)
  const passed = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, 30))
  fake.emit('task', aTask())
  await expect.poll(() => seen).toBe(1)
  closeFirst()
  await expect.poll(() => fake.calls(endpoints.openEvents).length).toBe(2)
  const [first, second] = fake.calls(endpoints.openEvents)
  expect(first?.query?.since).toBeLessThanOrEqual(Math.ceil(passed))
  expect(first?.headers).not.toHaveProperty('Last-Event-ID')
  expect(second?.query?.since).toBeGreaterThanOrEqual(30)
  expect(second?.headers).toMatchObject({ 'Last-Event-ID': '1' })
  closeSecond()
})
