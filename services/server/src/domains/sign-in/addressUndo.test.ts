import {
  limits,
  listPasskeys,
  login,
  makeEmailCode,
  me,
  register,
  resetPassword,
  saveUser,
  startTotp,
  undoAddressChange,
  verifEmailCode,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPasskeyOf } from '../../../tests/support/passkey.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

const day = 24 * 60 * 60_000
let offset = 0
const now = () => Date.now() + offset

onDatabases(
  (server) => {
    async function changeTo({ client, id }: Pick<TestPerson, 'client' | 'id'>, email: string) {
      await client.send(makeEmailCode, { body: { email, mode: true } })
      const code = typedCodeOf(await untilMail(server().folder, email))
      await client.send(verifEmailCode, { body: { email, code } })
      await client.send(saveUser, { params: { id }, body: { email } })
    }

    /** The code of the newest mail to an address that lost its account. */
    async function undoCodeOf(email: string, count: number): Promise<string> {
      const { text = '' } = await untilMail(server().folder, email, count)
      return /\/auth\/undo-address\/([\w-]+)/.exec(text)?.[1] ?? `no code in ${text}`
    }

    const undo = (code: string) => server().client().send(undoAddressChange, { body: { code } })
    /** Chooses a password with the code from the undoing. */
    const renew = (email: string, code: string, password = goodPassword) =>
      server().client().send(resetPassword, { body: { email, code, password } })
    const logIn = (email: string, password = goodPassword) =>
      server().client().send(login, { body: { email, password } })

    it('returns the account to the old address and logs out the intruder', async () => {
      const newcomer = await aPerson(server())
      const { id: kept } = await aPasskeyOf(server(), newcomer)
      // An older change can no longer be undone, and belongs to the owner.
      offset += (limits.addressUndoDays + 1) * day
      const { access_token: token = '' } = await logIn(newcomer.email)
      const person = { ...newcomer, token, client: server().client(token) }
      const stolen = `thief.${person.email}`
      await changeTo(person, stolen)
      const code = await undoCodeOf(person.email, 3)
      await aPasskeyOf(server(), person)
      const params = { id: person.id }
      const { secret } = await person.client.send(startTotp, { params })
      const digits = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })
      await person.client.send(verifyTotp, { params, body: { code: digits } })

      const { code: next, working } = await undo(code)
      expect(working).toEqual([{ way: 'passkeys', count: 1, names: ['Laptop'] }])
      expect((await apiFailureOf(person.client.send(me))).status).toBe(403)
      expect((await apiFailureOf(logIn(stolen))).code).toBe('wrong_credentials')
      await renew(person.email, next)
      const { access_token = '' } = await logIn(person.email)
      const client = server().client(access_token)
      expect((await client.send(me)).email).toBe(person.email)
      expect((await client.send(listPasskeys)).data.map(({ id }) => id)).toEqual([kept])
      expect((await apiFailureOf(undo(code))).code).toBe('wrong_code')
    })

    it('the address in between does not take it back again', async () => {
      const person = await aPerson(server())
      const [second, third] = [`second.${person.email}`, `third.${person.email}`]
      await changeTo(person, second)
      await changeTo(person, third)
      const [first, later] = [await undoCodeOf(person.email, 2), await undoCodeOf(second, 2)]
      const { code: next } = await undo(first)
      await renew(person.email, next)
      expect((await apiFailureOf(undo(later))).code).toBe('wrong_code')
      expect((await logIn(person.email)).id).toBe(person.id)
    })

    it('lets the owner in even if someone signed up with the old address', async () => {
      const person = await aPerson(server())
      await changeTo(person, `thief.${person.email}`)
      const code = await undoCodeOf(person.email, 2)
      const body = { email: person.email, password: 'Stranger7!horse', first_name: 'X', last_name: 'Y' }
      await server().client().send(register, { body })
      const { code: next } = await undo(code)
      await renew(person.email, next)
      expect((await logIn(person.email)).id).toBe(person.id)
    })

    it('works for seven days', async () => {
      const person = await aPerson(server())
      await changeTo(person, `new.${person.email}`)
      const code = await undoCodeOf(person.email, 2)
      offset += limits.addressUndoDays * day
      expect((await apiFailureOf(undo(code))).code).toBe('expired_code')
    })
  },
  { replacements: { now: () => new Date(now()) } },
)
