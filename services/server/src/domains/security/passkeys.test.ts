import {
  addPasskey,
  deletePasskey,
  limits,
  listPasskeys,
  loginByPasskey,
  makePasskeyLoginOptions,
  makePasskeyOptions,
  me,
  renamePasskey,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { Authenticator } from '../../../tests/support/authenticator.js'
import { untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'

let offset = 0

onDatabases(
  (server) => {
    const origin = () => server().context.consoleUrl()

    async function register(
      { client }: Pick<TestPerson, 'client'>,
      authenticator: Authenticator,
      changes = {},
    ) {
      const { challenge } = await client.send(makePasskeyOptions)
      const credential = authenticator.create({ challenge, origin: origin(), ...changes })
      await client.send(addPasskey, { body: { name: 'Laptop', credential } })
      return (await client.send(listPasskeys)).data.at(-1)!
    }

    async function logIn(authenticator: Authenticator, changes = {}) {
      const anyone = server().client()
      const { challenge } = await anyone.send(makePasskeyLoginOptions)
      const credential = authenticator.use({ challenge, origin: origin(), ...changes })
      return anyone.send(loginByPasskey, { body: { credential } })
    }

    it('creates a passkey, renames it, logs in with it, and notifies the owner', async () => {
      const person = await aPerson(server())
      const authenticator = new Authenticator()
      const made = await register(person, authenticator)
      expect(made).toMatchObject({ name: 'Laptop', last_used_at: null })
      expect((await untilMail(server().folder, person.email, 2)).subject).toBe('A passkey was added')
      const params = { id: made.id }
      await person.client.send(renamePasskey, { params, body: { name: ' Desk ' } })

      const session = await logIn(authenticator)
      expect((await server().client(session.access_token).send(me)).id).toBe(person.id)
      const { data, total } = await person.client.send(listPasskeys)
      expect([total, data[0]?.name, typeof data[0]?.last_used_at]).toEqual([1, 'Desk', 'string'])
    })

    it('offers Ed25519, ES256 and RS256 for new passkeys, whatever the Node that runs it supports', async () => {
      const options = await (await aPerson(server())).client.send(makePasskeyOptions)
      const algorithms = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' }))
      expect(options).toMatchObject({ pubKeyCredParams: algorithms })
    })

    it('counts as both factors: no authenticator code is required', async () => {
      const person = await aPerson(server())
      const params = { id: person.id }
      const { secret } = await person.client.send(startTotp, { params })
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + offset,
      })
      await person.client.send(verifyTotp, { params, body: { code } })
      const authenticator = new Authenticator()
      await register(person, authenticator)
      expect((await logIn(authenticator)).access_token).toBeTruthy()
    })

    it('a challenge works once, of ten at the same moment too, and for ten minutes', async () => {
      const person = await aPerson(server())
      const authenticator = new Authenticator()
      await register(person, authenticator)
      const anyone = server().client()
      const { challenge } = await anyone.send(makePasskeyLoginOptions)
      const use = () =>
        anyone.send(loginByPasskey, {
          body: { credential: authenticator.use({ challenge, origin: origin() }) },
        })
      const results = await Promise.allSettled(Array.from({ length: 10 }, use))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await apiFailureOf(use())).code).toBe('passkey_refused')

      const late = await anyone.send(makePasskeyLoginOptions)
      offset += limits.challengeMinutes * 60_000
      const credential = authenticator.use({ challenge: late.challenge, origin: origin() })
      expect((await apiFailureOf(anyone.send(loginByPasskey, { body: { credential } }))).code).toBe(
        'passkey_refused',
      )
    })

    it.each([
      ['another site', { origin: 'https://saywright.example' }],
      ['another domain', { domain: 'saywright.example' }],
      ['a device that did not check the person', { isVerified: false }],
      ['a challenge of nobody', { challenge: 'bm9ib2R5IGV2ZXIgZ2F2ZSB0aGlz' }],
    ])('neither is made nor used from %s', async (_, changes) => {
      const person = await aPerson(server())
      const authenticator = new Authenticator()
      expect((await apiFailureOf(register(person, authenticator, changes))).code).toBe('passkey_refused')
      await register(person, authenticator)
      expect((await apiFailureOf(logIn(authenticator, changes))).code).toBe('passkey_refused')
      expect((await logIn(authenticator)).id).toBe(person.id)
    })

    it('a challenge to make a passkey is of one account, and not for a login', async () => {
      const person = await aPerson(server())
      const thief = await aPerson(server())
      const { challenge } = await person.client.send(makePasskeyOptions)
      const credential = new Authenticator().create({ challenge, origin: origin() })
      const stolen = thief.client.send(addPasskey, { body: { name: 'Mine', credential } })
      expect((await apiFailureOf(stolen)).code).toBe('passkey_refused')
      const authenticator = new Authenticator()
      await register(person, authenticator)
      const own = await person.client.send(makePasskeyOptions)
      expect((await apiFailureOf(logIn(authenticator, { challenge: own.challenge }))).code).toBe(
        'passkey_refused',
      )
    })

    it('a copy of a key, whose counter is behind, is refused', async () => {
      const person = await aPerson(server())
      const authenticator = new Authenticator()
      await register(person, authenticator)
      await logIn(authenticator)
      authenticator.rewind()
      expect((await apiFailureOf(logIn(authenticator))).code).toBe('passkey_refused')
    })

    it('rejects an unknown passkey, and one that another account has', async () => {
      expect((await apiFailureOf(logIn(new Authenticator()))).code).toBe('passkey_refused')
      const authenticator = new Authenticator()
      await register(await aPerson(server()), authenticator)
      const again = await apiFailureOf(register(await aPerson(server()), authenticator))
      expect([again.status, again.code]).toEqual([409, 'already_exists'])
    })

    it('is removed by its owner only, and then no longer logs in', async () => {
      const person = await aPerson(server())
      const stranger = await aPerson(server())
      const authenticator = new Authenticator()
      const { id } = await register(person, authenticator)
      const remove = (client: TestPerson['client']) => client.send(deletePasskey, { params: { id } })
      expect((await apiFailureOf(remove(stranger.client))).status).toBe(404)
      const renamed = stranger.client.send(renamePasskey, { params: { id }, body: { name: 'Mine' } })
      expect((await apiFailureOf(renamed)).status).toBe(404)
      await remove(person.client)
      expect((await apiFailureOf(logIn(authenticator))).code).toBe('passkey_refused')
      expect((await person.client.send(listPasskeys)).total).toBe(0)
    })
  },
  { replacements: { now: () => new Date(Date.now() + offset) } },
)
