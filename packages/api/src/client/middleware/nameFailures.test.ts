import { expect, it } from 'vitest'
import { ApiError } from '../../contract/kernel/errors.js'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { nameFailures } from './nameFailures.js'

const thrown = new TypeError('Failed to fetch')
const fail = () => Promise.reject(thrown)

it('names what the platform throws', async () => {
  const aborted = anOutgoingCall({ signal: AbortSignal.abort() })
  await expect(nameFailures(anOutgoingCall(), fail)).rejects.toMatchObject({ kind: 'network', cause: thrown })
  await expect(nameFailures(aborted, fail)).rejects.toMatchObject({ kind: 'aborted', cause: thrown })
})

it('leaves what has a name', async () => {
  const named = new ApiError({ kind: 'server' })
  await expect(nameFailures(anOutgoingCall(), () => Promise.reject(named))).rejects.toBe(named)
})
