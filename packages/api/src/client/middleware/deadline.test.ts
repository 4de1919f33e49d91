import { expect, it } from 'vitest'
import { ApiError } from '../../contract/kernel/errors.js'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { deadline } from './deadline.js'
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
  await expect(deadline(milliseconds)(call, never)).rejects.toMatchObject({ kind: 'timeout' })
})

it('names an aborted call and a failed connection, with their cause', async () => {
  const cause = new Error('not wanted any more')
  const aborted = anOutgoingCall({ signal: AbortSignal.abort(cause) })
  await expect(deadline(600_000)(aborted, never)).rejects.toMatchObject({ kind: 'aborted', cause })
  const unreachable = () => Promise.reject(cause)
  const failed = deadline(600_000)(anOutgoingCall(), unreachable)
  await expect(failed).rejects.toMatchObject({ kind: 'network', cause })
})

it('leaves a named failure unchanged', async () => {
  const named = new ApiError({ kind: 'server' })
  await expect(deadline(600_000)(anOutgoingCall(), () => Promise.reject(named))).rejects.toBe(named)
})
