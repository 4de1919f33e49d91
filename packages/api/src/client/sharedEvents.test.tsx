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
