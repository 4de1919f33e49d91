import {
  createInvitations,
  limits,
  linkResetPassword,
  makeEmailCode,
  makePasswordCode,
  register,
  resendConfirmRegisterEmail,
  sendContactMessage,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { anAddress } from './support/invitations.js'
import { mailsTo } from './support/mails.js'
import { onDatabases } from './support/onDatabases.js'
import { anOrganization } from './support/organizations.js'
import { aPerson, goodPassword } from './support/people.js'

const at = 20
const many = <Value>(call: () => Promise<Value>) => Promise.allSettled(Array.from({ length: at }, call))
const done = (results: readonly PromiseSettledResult<unknown>[]) => {
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 429, code: 'too_many' })
  }
  return results.filter(({ status }) => status === 'fulfilled').length
}

onDatabases(
  (server) => {
    describe('a limit holds for 20 calls that come at once', () => {
      it.each([
        ['codes of a password', makePasswordCode],
        ['links of a password', linkResetPassword],
        ['confirmations', resendConfirmRegisterEmail],
      ])('%s', async (_, call) => {
        const email = anAddress()
        expect(done(await many(() => server().client().send(call, { body: { email } })))).toBe(
          limits.codesPerAddressPerHour,
        )
      })

      it('codes to other addresses', async () => {
        const { client } = await aPerson(server())
        const addresses = Array.from({ length: at + 10 }, anAddress)
        const sent = await Promise.allSettled(
          addresses.map((email) => client.send(makeEmailCode, { body: { email } })),
        )
        expect(done(sent)).toBe(20)
      })

      it('mails to who signs up', async () => {
        const email = anAddress()
        const body = { email, password: goodPassword, first_name: 'A', last_name: 'B' }
        expect(done(await many(() => server().client().send(register, { body })))).toBe(at)
        const pending = () =>
          server().store.database.selectFrom('task').select('id').where('ended_at', 'is', null).execute()
        await expect.poll(async () => (await pending()).length).toBe(0)
        expect(await mailsTo(server().folder, email)).toHaveLength(5)
      })

      it('messages', async () => {
        const { client } = await aPerson(server())
        const body = { topic: 'I want to report a bug', message: 'Hello' }
        expect(done(await many(() => client.send(sendContactMessage, { body })))).toBe(
          limits.contactMessagesPerHour,
        )
      })

      it('invitations', async () => {
        const { id, ada } = await anOrganization(server())
        const send = () => {
          const invitation_mails = Array.from({ length: 10 }, anAddress)
          const body = { invitation_mails, role: { 'en-US': 'guest' } } as const
          return ada.client.send(createInvitations, { params: { id }, body })
        }
        expect(done(await many(send))).toBe(10)
      })
    })
  },
  { environment: () => ({ SAYWRIGHT_LIMITS: 'registrationsPerIpPerHour=1000' }) },
)
