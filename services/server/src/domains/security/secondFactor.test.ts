import {
  deleteTotp,
  getSecurity,
  limits,
  login,
  loginSecondFactor,
  makePasswordCode,
  makeRecoveryCodes,
  me,
  resetPassword,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { type TOTP, URI } from 'otpauth'
import { expect, it } from 'vitest'
import { codeOf } from '../../../tests/support/codeOf.js'
import { typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

const period = 30_000
let offset = 0
const now = () => Date.now() + offset
const nextPeriod = () => {
  offset += period
}
const digitsOf = (secret: string, timestamp = now()) => codeOf(secret, timestamp)

onDatabases(
  (server) => {
    const logIn = ({ email }: Pick<TestPerson, 'email'>) =>
      server()
        .client()
        .send(login, { body: { email, password: goodPassword } })
    const finish = (ticket: string, code: string) =>
      server().client().send(loginSecondFactor, { body: { ticket, code } })

    /** Someone whose authenticator is on. */
    async function aCarefulPerson() {
      const person = await aPerson(server())
      const params = { id: person.id }
      const { secret } = await person.client.send(startTotp, { params })
      const { recovery_codes } = await person.client.send(verifyTotp, {
        params,
        body: { code: digitsOf(secret) },
      })
      nextPeriod()
      return { ...person, params, secret, recoveryCodes: recovery_codes }
    }

    const ticketOf = async (person: Pick<TestPerson, 'email'>) =>
      (await logIn(person)).second_factor?.ticket ?? ''

    it('is on from its first correct code, shows its recovery codes once, and notifies the owner', async () => {
      const person = await aPerson(server())
      const params = { id: person.id }
      const { secret, url } = await person.client.send(startTotp, { params })
      const read = URI.parse(url) as TOTP
      expect([read.secret.base32, read.issuer, read.label]).toEqual([secret, 'Saywright', person.email])
      // Not yet on: a login requires no code.
      expect((await logIn(person)).access_token).toBeTruthy()
      const wrong = person.client.send(verifyTotp, { params, body: { code: '000000' } })
      expect((await apiFailureOf(wrong)).code).toBe('wrong_code')
      const { recovery_codes } = await person.client.send(verifyTotp, {
        params,
        body: { code: digitsOf(secret) },
      })
      expect(new Set(recovery_codes).size).toBe(10)
      expect(await person.client.send(getSecurity, { params })).toMatchObject({
        has_password: true,
        totp: { created_at: expect.any(String) },
        recovery_codes_left: limits.recoveryCodes,
      })
      expect((await untilMail(server().folder, person.email, 2)).subject).toBe(
        'Two-factor authentication is on',
      )
      expect((await apiFailureOf(person.client.send(startTotp, { params }))).code).toBe('not_possible')
      const { secret_sealed } = await server()
        .store.database.selectFrom('totp')
        .select('secret_sealed')
        .where('account_id', '=', person.id)
        .executeTakeFirstOrThrow()
      expect(secret_sealed).not.toContain(secret)
    })

    it('a login gives no session but a ticket, which the six digits turn into one', async () => {
      const person = await aCarefulPerson()
      const response = await logIn(person)
      expect(response).toEqual({
        account_created: false,
        second_factor: { ticket: expect.any(String), minutes: limits.codeMinutes },
      })
      const ticket = response.second_factor?.ticket ?? ''
      expect((await apiFailureOf(server().client(ticket).send(me))).status).toBe(403)
      const session = await finish(ticket, digitsOf(person.secret))
      expect((await server().client(session.access_token).send(me)).id).toBe(person.id)
      nextPeriod()
      expect((await apiFailureOf(finish(ticket, digitsOf(person.secret)))).code).toBe('wrong_code')
    })

    it('no six digits work twice, nor those of a minute ago', async () => {
      const person = await aCarefulPerson()
      const digits = digitsOf(person.secret)
      const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(person)))
      const results = await Promise.allSettled(tickets.map((ticket) => finish(ticket, digits)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      nextPeriod()
      const old = finish(await ticketOf(person), digitsOf(person.secret, now() - 2 * period))
      expect((await apiFailureOf(old)).code).toBe('wrong_code')
    })

    it('a recovery code works once, typed as one likes', async () => {
      const person = await aCarefulPerson()
      const [first = '', second = ''] = person.recoveryCodes
      const typed = ` ${first.toLowerCase().replace('-', ' ')} `
      expect((await finish(await ticketOf(person), typed)).id).toBe(person.id)
      expect((await apiFailureOf(finish(await ticketOf(person), first))).code).toBe('wrong_code')
      expect((await person.client.send(getSecurity, { params: person.params })).recovery_codes_left).toBe(9)
      const fresh = await person.client.send(makeRecoveryCodes, { params: person.params })
      expect(fresh.recovery_codes).toHaveLength(10)
      expect((await apiFailureOf(finish(await ticketOf(person), second))).code).toBe('wrong_code')
      expect((await finish(await ticketOf(person), fresh.recovery_codes[0] ?? '')).id).toBe(person.id)
    })

    it('1,000 wrong codes are never accepted and soon not even looked at', async () => {
      const person = await aCarefulPerson()
      const ticket = await ticketOf(person)
      const right = digitsOf(person.secret)
      const found: Record<string, number> = {}
      for (let start = 0; start < 1000; start += 100) {
        const codes = Array.from({ length: 100 }, (_, at) => String(start + at).padStart(6, '0'))
        const responses = await Promise.all(
          codes.filter((code) => code !== right).map((code) => apiFailureOf(finish(ticket, code))),
        )
        for (const { code = '' } of responses) found[code] = (found[code] ?? 0) + 1
      }
      expect(Object.keys(found).toSorted()).toEqual(['too_many', 'wrong_code'])
      expect(found.too_many).toBeGreaterThan(850)
      const locked = await apiFailureOf(finish(ticket, right))
      expect([locked.status, locked.code]).toEqual([429, 'too_many'])
      offset += limits.failedLoginWindowMinutes * 60_000
      const later = await ticketOf(person)
      expect((await finish(later, digitsOf(person.secret))).id).toBe(person.id)
    })

    it('a new password ends a login half done with the old one', async () => {
      const person = await aCarefulPerson()
      const ticket = await ticketOf(person)
      await person.client.send(makePasswordCode, { body: { email: person.email } })
      const code = typedCodeOf(await untilMail(server().folder, person.email, 3))
      const body = { email: person.email, code, password: 'Another7!horse' }
      await server().client().send(resetPassword, { body })
      expect((await apiFailureOf(finish(ticket, digitsOf(person.secret)))).code).toBe('wrong_code')
      // The second factor outlives the password.
      const again = await server()
        .client()
        .send(login, { body: { email: person.email, password: body.password } })
      expect((await finish(again.second_factor?.ticket ?? '', digitsOf(person.secret))).id).toBe(person.id)
    })

    it('a ticket works for ten minutes', async () => {
      const person = await aCarefulPerson()
      const ticket = await ticketOf(person)
      offset += limits.codeMinutes * 60_000
      expect((await apiFailureOf(finish(ticket, digitsOf(person.secret)))).code).toBe('expired_code')
    })

    it('it is switched off, and its recovery codes with it', async () => {
      const person = await aCarefulPerson()
      const { params, client, email } = person
      await client.send(deleteTotp, { params })
      expect((await logIn(person)).access_token).toBeTruthy()
      expect(await client.send(getSecurity, { params })).toMatchObject({ totp: null, recovery_codes_left: 0 })
      expect((await untilMail(server().folder, email, 3)).subject).toBe('Two-factor authentication is off')
    })

    it('does not let anyone read or change the second factor of another person', async () => {
      const { params } = await aCarefulPerson()
      const { client } = await aPerson(server())
      expect((await apiFailureOf(client.send(getSecurity, { params }))).status).toBe(404)
      expect((await apiFailureOf(client.send(startTotp, { params }))).status).toBe(404)
      expect((await apiFailureOf(client.send(deleteTotp, { params }))).status).toBe(404)
      expect((await apiFailureOf(client.send(makeRecoveryCodes, { params }))).status).toBe(404)
    })
  },
  { replacements: { now: () => new Date(now()) } },
)
