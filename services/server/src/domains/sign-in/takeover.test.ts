import {
  type BodyOf,
  confirmRegister,
  login,
  register,
  resendConfirmRegisterEmail,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { codeOf, mailsTo, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { apiFailureOf } from '../../../tests/support/people.js'

let count = 0

/** A stranger and the owner of an address, who sign up with it one after the other. */
function rivals() {
  count += 1
  const email = `claimed${count}-${Date.now()}@example.com`
  return {
    email,
    stranger: { email, password: 'Stranger7!horse', first_name: 'Stranger', last_name: 'X' },
    owner: { email, password: 'Owner7!horse', first_name: 'Owner', last_name: 'Y' },
  }
}

onDatabases((server) => {
  const anyone = () => server().client()
  const signUp = (body: BodyOf<typeof register>) => anyone().send(register, { body })
  const confirm = (email: string, code: string) => anyone().send(confirmRegister, { body: { email, code } })
  const mayEnter = ({ email, password }: { email: string; password: string }) =>
    anyone()
      .send(login, { body: { email, password } })
      .then(
        () => true,
        () => false,
      )

  describe('an address that a stranger signed up with first', () => {
    it('belongs to its owner once confirmed: the older link no longer works', async () => {
      const { email, stranger, owner } = rivals()
      await signUp(stranger)
      const theirs = codeOf(await untilMail(server().folder, email))
      await signUp(owner)
      await confirm(email, codeOf(await untilMail(server().folder, email, 2)))
      expect((await apiFailureOf(confirm(email, theirs))).code).toBe('wrong_code')
      expect([await mayEnter(stranger), await mayEnter(owner)]).toEqual([false, true])
    })

    it('of two links at the same moment confirms one', async () => {
      const { email, stranger, owner } = rivals()
      await signUp(stranger)
      await untilMail(server().folder, email)
      await signUp(owner)
      await untilMail(server().folder, email, 2)
      const codes = (await mailsTo(server().folder, email)).map(codeOf)
      const tries = await Promise.allSettled([...codes, ...codes].map((code) => confirm(email, code)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of tries) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'wrong_code' })
      }
    })

    it('gets the newest registration with a mail that is sent again', async () => {
      const { email, stranger, owner } = rivals()
      await signUp(stranger)
      await untilMail(server().folder, email)
      await signUp(owner)
      await untilMail(server().folder, email, 2)
      await anyone().send(resendConfirmRegisterEmail, { body: { email } })
      const { account } = await confirm(email, codeOf(await untilMail(server().folder, email, 3)))
      expect(account?.name).toContain('Owner')
      expect([await mayEnter(stranger), await mayEnter(owner)]).toEqual([false, true])
    })
  })
})
