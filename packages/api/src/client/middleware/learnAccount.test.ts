import { expect, it, vi } from 'vitest'
import { endpoints } from '../../contract/endpoints.js'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import { learnAccount } from './learnAccount.js'

const { logout, me } = endpoints

it('learns the account from the call that says it, and accepts the token of any', async () => {
  const [learn, accept] = [vi.fn(), vi.fn()]
  const step = learnAccount({ learn, accept })
  await step(anOutgoingCall({ endpoint: me, token: 'first' }), async () => ({ id: 7 }))
  await step(anOutgoingCall({ endpoint: logout, token: 'second' }), async () => undefined)
  expect(learn.mock.calls).toEqual([[7, 'first']])
  expect(accept.mock.calls).toEqual([['first'], ['second']])
})

it('learns nothing from a failure', async () => {
  const [learn, accept] = [vi.fn(), vi.fn()]
  await expect(learnAccount({ learn, accept })(anOutgoingCall(), failing('server'))).rejects.toThrow()
  expect([learn, accept].map(({ mock }) => mock.calls)).toEqual([[], []])
})
