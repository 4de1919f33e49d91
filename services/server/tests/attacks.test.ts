import argon2 from '@node-rs/argon2'
import {
  limits,
  login,
  makePasswordCode,
  register,
  resetPassword,
  verifPasswordCode,
} from '@saywright/api/contract'
import { afterAll, expect, it, vi } from 'vitest'
import { typedCodeOf, untilMail } from './support/mails.js'
import { onDatabases } from './support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword } from './support/people.js'

const hashing = vi.spyOn(argon2, 'hash')
const verifying = vi.spyOn(argon2, 'verify')
afterAll(() => vi.restoreAllMocks())

let offset = 0

onDatabases(
  (server) => {
    const tryLogin = (email: string, password = 'Wrong7!horse') =>
      server().client().send(login, { body: { email, password } })

    it('20 parallel sign-ups of one address make one account, whatever its case', async () => {
      const names = { first_name: 'T', last_name: 'W', password: goodPassword }
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          server()
            .client()
            .send(register, {
              body: { ...names, email: at % 2 ? 'Crowd@example.com' : 'crowd@EXAMPLE.com' },
            }),
        ),
      )
      expect(responses).toEqual(responses.map(() => undefined))
      const rows = await server()
        .store.database.selectFrom('account')
        .select('id')
        .where('email_key', '=', 'crowd@example.com')
        .execute()
      expect(rows).toHaveLength(1)
    })

    it('an unknown address costs the same hash as a known one, and answers the same', async () => {
      const { email } = await aPerson(server())
      const cost = async (attempt: Promise<unknown>) => {
        const { message, status, code } = await apiFailureOf(attempt)
        const calls = verifying.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
        verifying.mockClear()
        return { message, status, code, calls }
      }
      verifying.mockClear()
      const known = await cost(tryLogin(email))
      const unknown = await cost(tryLogin('nobody-at-all@example.com'))
      expect(known.calls).toHaveLength(1)
      expect(unknown).toEqual(known)

      // An account of a provider has no password, which must not be visible either.
      await server()
        .store.database.updateTable('account')
        .set({ password_hash: '' })
        .where('email_key', '=', email)
        .execute()
      expect(await cost(tryLogin(email))).toEqual(known)
    })

    it('signing up hashes as much for a known address as for a new one', async () => {
      const { email } = await aPerson(server())
      const names = { first_name: 'T', last_name: 'W', password: goodPassword }
      hashing.mockClear()
      await server()
        .client()
        .send(register, { body: { ...names, email } })
      expect(hashing).toHaveBeenCalledTimes(1)
      await server()
        .client()
        .send(register, { body: { ...names, email: `new.${email}` } })
      expect(hashing).toHaveBeenCalledTimes(2)
    })

    it('1,000 wrong codes set no password: five are compared, the rest are turned away', async () => {
      const { email } = await aPerson(server())
      await server().client().send(makePasswordCode, { body: { email } })
      const code = typedCodeOf(await untilMail(server().folder, email, 2))
      const found: Record<string, number> = {}
      for (let start = 0; start < 1000; start += 100) {
        const responses = await Promise.all(
          Array.from({ length: 100 }, (_, at) => {
            const guess = (start + at).toString(36).toUpperCase().padStart(6, 'Z')
            const body = { email, code: guess }
            return apiFailureOf(
              at % 2
                ? server().client().send(verifPasswordCode, { body })
                : server()
                    .client()
                    .send(resetPassword, { body: { ...body, password: 'Thief7!horse' } }),
            )
          }),
        )
        for (const { code: response = '' } of responses) found[response] = (found[response] ?? 0) + 1
      }
      expect(Object.keys(found).toSorted()).toEqual(['too_many', 'wrong_code'])
      expect(found.too_many).toBeGreaterThan(850)
      const { tries } = await server()
        .store.database.selectFrom('code')
        .innerJoin('account', 'account.id', 'code.account_id')
        .select('tries')
        .where('account.email_key', '=', email)
        .where('purpose', '=', 'password')
        .executeTakeFirstOrThrow()
      expect(tries).toBe(5)
      offset += limits.failedLoginWindowMinutes * 60_000 - 1000
      const right = await apiFailureOf(server().client().send(verifPasswordCode, { body: { email, code } }))
      expect(['wrong_code', 'too_many']).toContain(right.code)
      offset += 60 * 60_000
      expect((await tryLogin(email, goodPassword)).access_token).toBeTruthy()
    })
  },
  {
    environment: () => ({ SAYWRIGHT_LIMITS: 'registrationsPerIpPerHour=1000' }),
    replacements: { now: () => new Date(Date.now() + offset) },
  },
)
