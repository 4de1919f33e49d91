import {
  createInvitations,
  detachMember,
  type Endpoint,
  endpoints,
  fillPath,
  leaveOrganization,
  limits,
  login,
  loginByCode,
  type MemberRole,
  makeEmailCode,
  makeLoginCode,
  makePasskeyOptions,
  makePasswordCode,
  me,
  type Proof,
  proveIdentity,
  saveMemberRole,
  saveUser,
  startTotp,
  verifEmailCode,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it, test } from 'vitest'
import { typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPasskeyOf, assertionOf } from '../../../tests/support/passkey.js'
import {
  addMember,
  aPerson,
  aProject,
  apiFailureOf,
  goodPassword,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'

const guarded = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { proof }]) => proof)
const always = guarded.filter(([, { proof }]) => proof === 'recent')

test('requires a recent proof for calls that change access to an account or the administrators of an organization', () => {
  expect(guarded.map(([name]) => name).toSorted()).toEqual([
    'addPasskey',
    'createInvitations',
    'createProjectToken',
    'createToken',
    'deleteFile',
    'deleteOrganization',
    'deletePasskey',
    'deleteTotp',
    'deleteUser',
    'detachMember',
    'handOverOrganization',
    'leaveOrganization',
    'loginAsAdmin',
    'makePasskeyOptions',
    'makeRecoveryCodes',
    'rotateLicenceKey',
    'saveMemberRole',
    'saveUser',
    'startTotp',
    'verifyTotp',
    'withdrawPackage',
  ])
  expect(guarded.filter(([, { errors }]) => !errors.includes('proof_required'))).toEqual([])
})

let offset = 0
const now = () => Date.now() + offset
const minute = 60_000
const outlast = () => {
  offset += limits.proofMinutes * minute
}
const digitsOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })

onDatabases(
  (server) => {
    const prove = ({ client }: Pick<TestPerson, 'client'>, body: Proof) =>
      client.send(proveIdentity, { body })
    const mayGoOn = ({ client }: Pick<TestPerson, 'client'>) =>
      client.send(makePasskeyOptions).then(
        () => true,
        ({ code }) => code,
      )

    /** The path parameters of a call, of the person's own resources. */
    async function ownParams(person: TestPerson, owner: Endpoint['owner']): Promise<{ id?: number }> {
      if (owner === 'account') return { id: person.id }
      if (owner !== 'organization' && owner !== 'project') return {}
      const { id, organization } = await aProject(person)
      return { id: owner === 'project' ? id : organization.id }
    }

    async function withSecondFactor(person: TestPerson) {
      const params = { id: person.id }
      const { secret } = await person.client.send(startTotp, { params })
      const code = digitsOf(secret)
      const { recovery_codes } = await person.client.send(verifyTotp, { params, body: { code } })
      offset += minute
      return { secret, recovery_codes }
    }

    describe('a session without a recent proof', () => {
      it.each(always)('is refused %s, and not once it has', async (_, endpoint) => {
        const person = await aPerson(server())
        if (endpoint.roles === 'staff') await makeStaff(server(), person.id)
        outlast()
        const { body } = endpoint.example
        const own = await ownParams(person, endpoint.owner)
        const send = async () => {
          const response = await fetch(
            `${server().url}/api/${fillPath(endpoint.path, { ...endpoint.example.params, ...own })}`,
            {
              method: endpoint.method,
              headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
              ...(body !== undefined && { body: JSON.stringify(body) }),
            },
          )
          const text = await response.text()
          return text && JSON.parse(text).code
        }
        expect(await send()).toBe('proof_required')
        await prove(person, { password: goodPassword })
        expect(await send()).not.toBe('proof_required')
      })

      it('saves a profile, but gives the account no other address', async () => {
        const person = await aPerson(server())
        outlast()
        const save = (body: object) => person.client.send(saveUser, { params: { id: person.id }, body })
        const email = `thief.${person.email}`
        await person.client.send(makeEmailCode, { body: { email, mode: true } })
        const code = typedCodeOf(await untilMail(server().folder, email))
        await person.client.send(verifEmailCode, { body: { email, code } })
        expect((await apiFailureOf(save({ email }))).code).toBe('proof_required')
        await save({ first_name: 'Ada', email: ` ${person.email.toUpperCase()} `.trim() })
        expect((await person.client.send(me)).email).toBe(person.email)
        await prove(person, { password: goodPassword })
        await save({ email })
        expect((await person.client.send(me)).email).toBe(email)
      })
    })

    describe('who leads an organization', () => {
      async function anOrganizationOfTwo() {
        const [ada, grace] = [await aPerson(server()), await aPerson(server())]
        const { organization } = await aProject(ada)
        await addMember(server(), organization.id, grace.id, 'guest')
        const params = { orgId: organization.id, userId: grace.id }
        const roleOf = (role: MemberRole) => ada.client.send(saveMemberRole, { params, body: { role } })
        return { ada, grace, organization, params, roleOf }
      }

      it('is changed after a proof only, in both directions', async () => {
        const { ada, params, roleOf } = await anOrganizationOfTwo()
        outlast()
        expect((await apiFailureOf(roleOf('administrator'))).code).toBe('proof_required')
        await roleOf('employee')
        await prove(ada, { password: goodPassword })
        await roleOf('administrator')
        outlast()
        expect((await apiFailureOf(roleOf('guest'))).code).toBe('proof_required')
        expect((await apiFailureOf(ada.client.send(detachMember, { params }))).code).toBe('proof_required')
        await prove(ada, { password: goodPassword })
        await roleOf('guest')
        outlast()
        await ada.client.send(detachMember, { params })
      })

      it('leaves after a proof only, and others without', async () => {
        const { ada, grace, organization, roleOf } = await anOrganizationOfTwo()
        await roleOf('administrator')
        outlast()
        const params = { orgId: organization.id }
        const left = () => ada.client.send(leaveOrganization, { params })
        expect((await apiFailureOf(left())).code).toBe('proof_required')
        await prove(ada, { password: goodPassword })
        await left()
        await addMember(server(), organization.id, ada.id, 'employee')
        outlast()
        await left()
        expect((await grace.client.send(me)).organization_roles).toEqual(['administrator'])
      })

      it('is invited after a proof only, and others without', async () => {
        const { ada, organization } = await anOrganizationOfTwo()
        outlast()
        const invite = (role: MemberRole) =>
          ada.client.send(createInvitations, {
            params: { id: organization.id },
            body: { invitation_mail: `${role}-${ada.email}`, role: { 'en-US': role } },
          })
        expect((await apiFailureOf(invite('administrator'))).code).toBe('proof_required')
        await invite('guest')
        await prove(ada, { password: goodPassword })
        await invite('administrator')
      })
    })

    describe('a proof', () => {
      it('holds for ten minutes and for the session that gave it, and for none handed over', async () => {
        const person = await aPerson(server())
        const { access_token = '' } = await server()
          .client()
          .send(login, { body: { email: person.email, password: goodPassword } })
        outlast()
        await prove(person, { password: goodPassword })
        const { code } = await person.client.send(makeLoginCode, { body: {} })
        const studio = await server().client().send(loginByCode, { body: { code } })
        expect(await mayGoOn(person)).toBe(true)
        expect(await mayGoOn({ client: server().client(access_token) })).toBe('proof_required')
        expect(await mayGoOn({ client: server().client(studio.access_token) })).toBe('proof_required')
        outlast()
        expect(await mayGoOn(person)).toBe('proof_required')
      })

      it('is the password, and tries of a wrong one are those of a login', async () => {
        const person = await aPerson(server())
        outlast()
        const wrong = await apiFailureOf(prove(person, { password: 'Wrong7!horse' }))
        expect([wrong.code, wrong.errors]).toEqual(['wrong_credentials', { password: 'invalid' }])
        expect((await apiFailureOf(prove(person, {}))).errors).toEqual({ password: 'required' })
        const both = { password: goodPassword, code: 'A1B2C3' }
        expect((await apiFailureOf(prove(person, both))).code).toBe('incorrect_form')
        expect(await mayGoOn(person)).toBe('proof_required')
        const counted = await server()
          .store.database.selectFrom('attempt')
          .select('id')
          .where('subject', '=', person.email)
          .where('kind', '=', 'login_address')
          .execute()
        expect(counted).toHaveLength(1)
      })

      it('is the second factor, once it is on', async () => {
        const person = await aPerson(server())
        const { secret: begun } = await person.client.send(startTotp, { params: { id: person.id } })
        const early = prove(person, { second_factor: digitsOf(begun) })
        expect((await apiFailureOf(early)).code).toBe('not_possible')
        const { secret, recovery_codes } = await withSecondFactor(person)
        outlast()
        expect((await apiFailureOf(prove(person, { second_factor: '000000' }))).code).toBe('wrong_code')
        await prove(person, { second_factor: digitsOf(secret) })
        expect(await mayGoOn(person)).toBe(true)
        outlast()
        await prove(person, { second_factor: recovery_codes[0] ?? '' })
        expect(await mayGoOn(person)).toBe(true)
      })

      it('is a passkey of the account, and of no other', async () => {
        const person = await aPerson(server())
        const thief = await aPerson(server())
        const { authenticator } = await aPasskeyOf(server(), person)
        const { authenticator: theirs } = await aPasskeyOf(server(), thief)
        outlast()
        const foreign = prove(person, { passkey: await assertionOf(server(), theirs) })
        expect((await apiFailureOf(foreign)).code).toBe('passkey_refused')
        expect(await mayGoOn(person)).toBe('proof_required')
        await prove(person, { passkey: await assertionOf(server(), authenticator) })
        expect(await mayGoOn(person)).toBe(true)
      })

      it('is a code of a mail only where there is nothing stronger', async () => {
        const person = await aPerson(server())
        outlast()
        await person.client.send(makePasswordCode, { body: { email: person.email } })
        const code = typedCodeOf(await untilMail(server().folder, person.email, 2))
        expect((await apiFailureOf(prove(person, { code }))).code).toBe('not_possible')
        await server()
          .store.database.updateTable('account')
          .set({ password_hash: '' })
          .where('id', '=', person.id)
          .execute()
        expect((await apiFailureOf(prove(person, { code: 'AAAAAA' }))).code).toBe('wrong_code')
        await prove(person, { code })
        expect(await mayGoOn(person)).toBe(true)
        outlast()
        expect((await apiFailureOf(prove(person, { code }))).code).toBe('wrong_code')
      })
    })
  },
  { replacements: { now: () => new Date(now()) } },
)
