import { expect, it, vi } from 'vitest'
import { ApiError } from '../../contract/kernel/errors.js'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import { askForProof } from './askForProof.js'
import type { OutgoingCall } from './middleware.js'

const unproven = new ApiError({ kind: 'refused', code: 'proof_required' })
const token = () => 'after the proof'

it('sends the call again with the token of now', async () => {
  const next = vi.fn(async (call: OutgoingCall) => {
    if (call.token !== token()) throw unproven
    return 'done'
  })
  expect(await askForProof(token, async () => true)(anOutgoingCall(), next)).toBe('done')
})

it('asks once, however often the proof is not enough', async () => {
  const prove = vi.fn(async () => true)
  const next = vi.fn(() => Promise.reject(unproven))
  await expect(askForProof(token, prove)(anOutgoingCall(), next)).rejects.toBe(unproven)
  expect([prove.mock.calls.length, next.mock.calls.length]).toEqual([1, 2])
})

it('aborts a call whose proof is not given', async () => {
  const proof = askForProof(token, async () => false)
  await expect(proof(anOutgoingCall(), () => Promise.reject(unproven))).rejects.toMatchObject({
    kind: 'aborted',
    cause: unproven,
  })
})

it('lets a call fail without a user to ask, or for another reason', async () => {
  const prove = vi.fn(async () => true)
  const nobody = askForProof(token)
  await expect(nobody(anOutgoingCall(), () => Promise.reject(unproven))).rejects.toBe(unproven)
  await expect(askForProof(token, prove)(anOutgoingCall(), failing('refused'))).rejects.toThrow()
  expect(prove).not.toHaveBeenCalled()
})
