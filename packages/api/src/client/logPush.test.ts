import { expect, it, vi } from 'vitest'
import { limits } from '../contract/limits.js'
import { pushLog } from '../contract/technical/calls.js'
import { aClient } from '../testing/aClient.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { createLogPush } from './logPush.js'
import { memorySession } from './session.js'

function aLog(fake = fakeTransport().respond(pushLog, undefined)) {
  const [onPending, onError] = [vi.fn(), vi.fn()]
  const session = memorySession('a-token')
  const client = aClient(fake, { session, onPending, onError })
  const lines = () => fake.calls(pushLog).map(({ body }) => body)
  return { push: createLogPush(client), lines, session, onPending, onError }
}

it('A-035 writes each line once, without overlay', async () => {
  const { push, lines, onPending } = aLog()
  push('No words for the tag tts')
  push('No words for the tag tts ')
  push('x'.repeat(limits.messageMaxCharacters + 5), 'error')
  push('  ')
  await expect.poll(lines).toEqual([
    { level: 'warning', message: 'No words for the tag tts' },
    { level: 'error', message: 'x'.repeat(limits.messageMaxCharacters) },
  ])
  expect(onPending).not.toHaveBeenCalled()
})

it('A-035 is silent when the server cannot be reached', async () => {
  const { push, lines, onPending, onError } = aLog(fakeTransport().fail(pushLog, 'internal'))
  push('No words for the tag tts')
  await expect.poll(lines).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([onPending.mock.calls, onError.mock.calls]).toEqual([[], []])
})

it('sends nothing before the login', () => {
  const { push, lines, session } = aLog()
  session.clear()
  push('No words for the tag tts')
  expect(lines()).toEqual([])
})
