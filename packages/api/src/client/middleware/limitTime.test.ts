import { expect, it } from 'vitest'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import { limitTime } from './limitTime.js'
import type { OutgoingCall } from './middleware.js'

const never = ({ signal }: OutgoingCall) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it.each([
  ['of the client', 1, undefined],
  ['of the call', 600_000, 1],
])('ends a call by the limit %s', async (_, milliseconds, timeoutMilliseconds) => {
  const call = anOutgoingCall({ input: { timeoutMilliseconds } })
  await expect(limitTime(milliseconds)(call, never)).rejects.toMatchObject({ kind: 'timeout' })
})

it('leaves an aborted call and any other failure as they are', async () => {
  const reason = new Error('not wanted any more')
  const aborted = anOutgoingCall({ signal: AbortSignal.abort(reason) })
  await expect(limitTime(600_000)(aborted, never)).rejects.toBe(reason)
  await expect(limitTime(600_000)(anOutgoingCall(), failing('server'))).rejects.toMatchObject({
    kind: 'server',
  })
})
