import { expect, it } from 'vitest'
import { memorySession } from '../session.js'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { abortWithSession } from './abortWithSession.js'
import type { OutgoingCall } from './middleware.js'

const signalOf = async ({ signal }: OutgoingCall) => signal

it('aborts calls of a session that ends, but not those of visitors, of the next session or the one that ends it', async () => {
  const session = memorySession('a')
  const step = abortWithSession(session)
  const calls: Partial<OutgoingCall>[] = [
    { token: 'a' },
    { token: undefined },
    { token: 'a', input: { endsSession: true } },
  ]
  const signals = await Promise.all(calls.map((parts) => step(anOutgoingCall(parts), signalOf)))
  session.store('b')
  signals.push(await step(anOutgoingCall({ token: 'b' }), signalOf))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false])
})

it('aborts with the caller, and leaves calls alone when the same token is stored again', async () => {
  const session = memorySession('a')
  const caller = new AbortController()
  const step = abortWithSession(session)
  const signal = await step(anOutgoingCall({ token: 'a', signal: caller.signal }), signalOf)
  session.store('a')
  expect(signal.aborted).toBe(false)
  caller.abort()
  expect(signal.aborted).toBe(true)
})
