import { expect, it, test, vi } from 'vitest'
import type { ApiErrorKind } from '../../contract/kernel/errors.js'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import type { Next, OutgoingCall } from './middleware.js'
import { reportOutcome } from './reportOutcome.js'

/** Names of the listeners that a call reaches, in their order. */
async function reached(call: OutgoingCall, next: Next<unknown>) {
  const names: string[] = []
  const listener = (name: string) => () => void names.push(name)
  const report = reportOutcome({
    onOtherAccount: listener('otherAccount'),
    onConflict: listener('conflict'),
    onError: listener('error'),
    onSuccess: listener('success'),
  })
  await report(call, next).catch(() => {})
  return names
}

test.each<[ApiErrorKind, boolean, readonly string[]]>([
  ['server', false, ['error']],
  ['server', true, []],
  ['conflict', false, ['conflict', 'error']],
  ['conflict', true, []],
  ['otherAccount', true, ['otherAccount']],
  ['aborted', false, []],
  ['signedOut', false, []],
])('%s, shown by the caller: %s, reaches %j', async (kind, isFailureShown, names) => {
  expect(await reached(anOutgoingCall({ input: { isFailureShown } }), failing(kind))).toEqual(names)
})

it('reports a success with its endpoint, and rethrows a failure', async () => {
  const onSuccess = vi.fn()
  const call = anOutgoingCall()
  expect(await reportOutcome({ onSuccess })(call, failing())).toBe('done')
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(call.endpoint)
  await expect(reportOutcome({})(call, failing('server'))).rejects.toMatchObject({ kind: 'server' })
})

it('reports neither an opened stream nor one that no response came for', async () => {
  const stream = anOutgoingCall({ streamHeaders: {} })
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await reached(stream, failing())).toEqual([])
  expect(await reached(stream, unreachable)).toEqual([])
  expect(await reached(stream, failing('server'))).toEqual(['error'])
})
