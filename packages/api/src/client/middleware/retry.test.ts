import { expect, it, test, vi } from 'vitest'
import { me } from '../../contract/account/calls.js'
import { ApiError, type ApiErrorDetails } from '../../contract/kernel/errors.js'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import { defaultRetryPolicy, pauseBeforeRetry, retry } from './retry.js'

const maxConcurrent = () => 0

test.each<[ApiErrorDetails, number, number | undefined]>([
  [{ kind: 'network' }, 1, 150],
  [{ kind: 'server', status: 503 }, 2, 300],
  [{ kind: 'network' }, 3, undefined],
  [{ kind: 'server', status: 500 }, 1, undefined],
  [{ kind: 'timeout' }, 1, undefined],
  [{ kind: 'tooMany', status: 429, retryAfterSeconds: 5 }, 1, 5000],
  [{ kind: 'tooMany', status: 429, retryAfterSeconds: 6 }, 1, undefined],
])('after %j, attempt %i, it waits %s milliseconds', (details, attempt, milliseconds) => {
  expect(pauseBeforeRetry(new ApiError(details), attempt, defaultRetryPolicy, 0.5)).toBe(milliseconds)
})

it('sends a call again until it succeeds, twice at most', async () => {
  const step = retry(defaultRetryPolicy, maxConcurrent)
  expect(await step(anOutgoingCall(), failing('network', 'network'))).toBe('done')
  const next = vi.fn(failing('network', 'network', 'network'))
  await expect(step(anOutgoingCall(), next)).rejects.toMatchObject({ kind: 'network' })
  expect(next).toHaveBeenCalledTimes(3)
})

it('never sends a call again that is not idempotent', async () => {
  const endpoint = { ...me, idempotent: false }
  await expect(
    retry(defaultRetryPolicy, maxConcurrent)(anOutgoingCall({ endpoint }), failing('network')),
  ).rejects.toMatchObject({ kind: 'network' })
})

it('stops waiting when the call is aborted', async () => {
  const call = anOutgoingCall({ signal: AbortSignal.abort() })
  await expect(retry(defaultRetryPolicy, () => 0.99)(call, failing('network'))).rejects.toMatchObject({
    kind: 'aborted',
  })
})
