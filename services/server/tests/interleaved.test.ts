import {
  listSessions,
  login,
  loginByCode,
  loginSecondFactor,
  logout,
  makeLoginCode,
  makePasswordCode,
  me,
  resetPassword,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { typedCodeOf, untilMail } from './support/mails.js'
import { onDatabases } from './support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from './support/people.js'

const newPassword = 'Another7!horse'

onDatabases((server) => {
  afterEach(() => vi.restoreAllMocks())

  const logIn = ({ email }: Pick<TestPerson, 'email'>, password = goodPassword) =>
    server().client().send(login, { body: { email, password } })

  async function typedCode({ email }: TestPerson, count: number): Promise<string> {
    await server().client().send(makePasswordCode, { body: { email } })
    return typedCodeOf(await untilMail(server().folder, email, count))
  }

  const reset = ({ email }: TestPerson, code: string) =>
    server()
      .client()
      .send(resetPassword, { body: { email, code, password: newPassword } })

  /** Does something right before a call of a visitor writes for the nth time. */
  function beforeChange(nth: number, act: () => Promise<unknown>) {
    const { context } = server()
    const { transaction } = context
    let transactions = 0
    const spy = vi.spyOn(context, 'transaction') as unknown as MockInstance<(work: never) => Promise<unknown>>
    spy.mockImplementation(async (work) => {
      transactions += 1
      if (transactions === nth) {
        spy.mockRestore()
        await act()
      }
      return transaction(work)
    })
    return () => expect(transactions).toBe(nth)
  }

  /** Live sessions of an account, of any holder. */
  async function living({ id }: TestPerson): Promise<number> {
    const rows = await server()
      .store.database.selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    return rows.length
  }

  describe('a password that is changed while its login is judged', () => {
    it('lets no one in', async () => {
      const person = await aPerson(server())
      const code = await typedCode(person, 2)
      const { passwords } = server().context
      const { verify } = passwords
      const judged = vi.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
        const isRight = await verify(...given)
        judged.mockRestore()
        await reset(person, code)
        return isRight
      })
      expect((await apiFailureOf(logIn(person))).code).toBe('wrong_credentials')
      expect(await living(person)).toBe(0)
      expect((await logIn(person, newPassword)).id).toBe(person.id)
    })

    it('refuses a login that has shown the second factor too', async () => {
      const person = await aPerson(server())
      const params = { id: person.id }
      const { secret } = await person.client.send(startTotp, { params })
      const totp = new TOTP({ secret: Secret.fromBase32(secret) })
      const { recovery_codes } = await person.client.send(verifyTotp, {
        params,
        body: { code: totp.generate() },
      })
      const ticket = (await logIn(person)).second_factor?.ticket ?? ''
      const code = await typedCode(person, 3)
      // The try, the recovery code, the tries forgotten; then the session.
      const wasReached = beforeChange(4, () => reset(person, code))
      const body = { ticket, code: recovery_codes[0] ?? '' }
      const late = server().client().send(loginSecondFactor, { body })
      expect((await apiFailureOf(late)).code).toBe('wrong_code')
      wasReached()
      expect(await living(person)).toBe(0)
    })

    it('of many logins at the same moment leaves none of the old password', async () => {
      const person = await aPerson(server())
      const code = await typedCode(person, 2)
      const tries = Array.from({ length: 12 }, () => logIn(person).catch(() => undefined))
      await reset(person, code)
      await Promise.all(tries)
      expect(await living(person)).toBe(0)
    })
  })

  it('a session that logs out while it is handed over hands nothing over', async () => {
    const person = await aPerson(server())
    const { code } = await person.client.send(makeLoginCode, { body: {} })
    const wasReached = beforeChange(1, () => person.client.send(logout))
    const handed = server().client().send(loginByCode, { body: { code } })
    expect((await apiFailureOf(handed)).code).toBe('wrong_code')
    wasReached()
    expect(await living(person)).toBe(0)
  })

  it('a session that stays is handed over', async () => {
    const person = await aPerson(server())
    const { code } = await person.client.send(makeLoginCode, { body: {} })
    const { access_token } = await server().client().send(loginByCode, { body: { code } })
    expect((await server().client(access_token).send(me)).id).toBe(person.id)
    expect((await person.client.send(listSessions)).total).toBe(1)
  })
})

onDatabases(
  (server) => {
    it('of 40 wrong logins at the same moment 10 are judged', async () => {
      const { email } = await aPerson(server())
      const verify = vi.spyOn(server().context.passwords, 'verify')
      const wrong = () =>
        server()
          .client()
          .send(login, { body: { email, password: 'Wrong7!horse' } })
      const codes = await Promise.all(
        Array.from({ length: 40 }, () => apiFailureOf(wrong()).then(({ code }) => code)),
      )
      expect(verify).toHaveBeenCalledTimes(10)
      expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10)
    })
  },
  { environment: () => ({ SAYWRIGHT_LIMITS: '' }) },
)
