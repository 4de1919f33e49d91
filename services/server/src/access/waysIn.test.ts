import { randomUUID } from 'node:crypto'
import {
  createInvitations,
  createProjectToken,
  createToken,
  deleteUser,
  detachMember,
  exportUser,
  handOverOrganization,
  listInvitations,
  listProjectTokens,
  listTokens,
  login,
  loginByCode,
  loginByPasskey,
  makeEmailCode,
  makeLoginCode,
  makePasswordCode,
  me,
  resetPassword,
  saveMemberRole,
  saveUser,
  startTotp,
  undoAddressChange,
  verifEmailCode,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { mailsTo, typedCodeOf, untilMail } from '../../tests/support/mails.js'
import { onDatabases } from '../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../tests/support/organizations.js'
import { aPasskeyOf, assertionOf } from '../../tests/support/passkey.js'
import {
  addMember,
  aPerson,
  apiFailureOf,
  goodPassword,
  type TestPerson,
} from '../../tests/support/people.js'
import { waysIn } from './waysIn.js'

const stored: readonly string[] = Object.values(waysIn).flatMap(({ stores }) => stores)
const tokenForm = { name: 'Build server', scopes: ['read' as const, 'downloads' as const], days: 90 }

const looksLikeCredential = /hash|sealed|secret|token|password|fingerprint|public_key|credential|subject$/

/** Columns that are called like credentials and open nothing. */
const harmless = new Set(['attempt.subject', 'upload.fingerprint', 'access_token.hint'])

/** Tables about accounts that give no access. */
const opensNothing = new Set([
  ...['audit', 'event', 'error_report', 'message', 'notification', 'sign_in', 'verified_address'],
  ...['organization_member', 'organization_domain', 'project_member', 'project_draft', 'project_export'],
  ...['deal', 'generation', 'task', 'unit_test_run', 'upload', 'voice_command_version', 'model_version'],
])

onDatabases((server) => {
  describe('the list of ways in', () => {
    const ownTables = async () =>
      (await server().store.database.introspection.getTables()).filter(
        ({ schema }) => schema === undefined || schema === 'public',
      )

    it('has every column of the database that looks like a credential', async () => {
      const columns = (await ownTables()).flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name}`),
      )
      const found = columns.filter((column) => looksLikeCredential.test(column.split('.')[1]!))
      expect(found.filter((column) => !stored.includes(column) && !harmless.has(column))).toEqual([])
      expect(stored.filter((column) => !columns.includes(column))).toEqual([])
    })

    it('has every table that belongs to an account, unless it is known to open nothing', async () => {
      const listed = new Set(stored.map((column) => column.split('.')[0]!))
      const ofAccounts = (await ownTables())
        .filter(({ columns }) => columns.some(({ name }) => /^(account|inviter|staff)_id$/.test(name)))
        .map(({ name }) => name)
      expect(ofAccounts.filter((name) => !listed.has(name) && !opensNothing.has(name))).toEqual([])
    })
  })

  async function resetBy(email: string, count: number, password: string) {
    const anyone = server().client()
    await anyone.send(makePasswordCode, { body: { email } })
    const code = typedCodeOf(await untilMail(server().folder, email, count))
    return anyone.send(resetPassword, { body: { email, code, password } })
  }

  const conanStatus = async (projectId: number, email: string, key: string) => {
    const authorization = `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`
    const url = `${server().url}/api/conan/${projectId}/v2/users/check_credentials`
    return (await fetch(url, { headers: { authorization } })).status
  }

  const licenceKeyOf = async ({ client }: TestPerson) => (await client.send(me)).licence_key?.token ?? ''

  it('S2 the undo link recovers the account after its address and password were changed', async () => {
    const { ada: owner, projectId } = await anOrganization(server())
    const organizationId = (
      await server()
        .store.database.selectFrom('project')
        .select('organization_id')
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow()
    ).organization_id
    // Before the change, which was not announced by mail.
    const early = await owner.client.send(createToken, { body: tokenForm })
    const stolen = `thief.${owner.email}`
    await owner.client.send(makeEmailCode, { body: { email: stolen, mode: true } })
    const proof = typedCodeOf(await untilMail(server().folder, stolen))
    await owner.client.send(verifEmailCode, { body: { email: stolen, code: proof } })
    await owner.client.send(saveUser, { params: { id: owner.id }, body: { email: stolen } })
    const undoCode = /\/auth\/undo-address\/([\w-]+)/.exec(
      (await untilMail(server().folder, owner.email, 2)).text ?? '',
    )![1]!

    const thiefPassword = 'Thieves7!horse'
    await resetBy(stolen, 2, thiefPassword)
    const { access_token = '' } = await server()
      .client()
      .send(login, { body: { email: stolen, password: thiefPassword } })
    const thief: TestPerson = {
      ...owner,
      email: stolen,
      token: access_token,
      client: server().client(access_token),
    }
    const late = await thief.client.send(createProjectToken, { params: { id: projectId }, body: tokenForm })
    const key = await licenceKeyOf(thief)
    expect(await conanStatus(projectId, stolen, key)).toBe(200)
    const { authenticator } = await aPasskeyOf(server(), thief)
    const { secret } = await thief.client.send(startTotp, { params: { id: owner.id } })
    const digits = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await thief.client.send(verifyTotp, { params: { id: owner.id }, body: { code: digits } })
    await server()
      .store.database.insertInto('identity')
      .values({
        ...{ account_id: owner.id, provider: 'GOOGLE', subject: randomUUID() },
        ...{ created_at: new Date().toISOString(), last_used_at: null },
      })
      .execute()
    const params = { id: organizationId }
    await thief.client.send(createInvitations, {
      params,
      body: { invitation_mail: `accomplice.${owner.email}`, role: { 'en-US': 'employee' } },
    })
    const { code: handover } = await thief.client.send(makeLoginCode, { body: {} })

    const anyone = server().client()
    const undone = await anyone.send(undoAddressChange, { body: { code: undoCode } })
    expect(undone.ended.map(({ way }) => way)).toEqual([
      ...['password', 'sessions', 'access_tokens', 'licence_key', 'passkeys', 'second_factor'],
      ...['recovery_codes', 'identities', 'invitations'],
    ])
    expect(undone).toMatchObject({ email: owner.email, working: [] })

    const codeOf = async (call: Promise<unknown>) => (await apiFailureOf(call)).code
    for (const token of [access_token, early.token, late.token])
      expect(await codeOf(server().client(token).send(me))).toBe('disconnected')
    for (const email of [stolen, owner.email])
      for (const password of [thiefPassword, goodPassword])
        expect(await codeOf(anyone.send(login, { body: { email, password } }))).toBe('wrong_credentials')
    const credential = await assertionOf(server(), authenticator)
    expect(await codeOf(anyone.send(loginByPasskey, { body: { credential } }))).toBe('passkey_refused')
    expect(await codeOf(anyone.send(loginByCode, { body: { code: handover } }))).toBe('wrong_code')
    for (const email of [stolen, owner.email]) expect(await conanStatus(projectId, email, key)).toBe(401)

    // The owner continues from the page, is not asked for the intruder's code, and is notified by mail.
    const { code } = undone
    await anyone.send(resetPassword, { body: { email: owner.email, code, password: 'Owners7!horse' } })
    const back = await anyone.send(login, { body: { email: owner.email, password: 'Owners7!horse' } })
    const client = server().client(back.access_token)
    expect((await client.send(me)).email).toBe(owner.email)
    expect((await client.send(listTokens)).total).toBe(0)
    expect((await client.send(listProjectTokens, { params: { id: projectId } })).total).toBe(0)
    expect((await client.send(listInvitations, { params })).total).toBe(0)
    await untilMail(server().folder, owner.email, 4)
    const mails = await mailsTo(server().folder, owner.email)
    const restored = mails.find(({ subject }) => subject === 'You have your account back')
    expect(restored?.text).toContain('This was ended: the password, 1 session, 2 access tokens')
  })

  it('S2 a reset ends sessions, and names what still opens the account', async () => {
    const person = await aPerson(server())
    await aPasskeyOf(server(), person)
    const { token } = await person.client.send(createToken, { body: tokenForm })
    const { ended, working } = await resetBy(person.email, 3, 'Another7!horse')
    expect(ended).toEqual([{ way: 'sessions', count: 1, names: [] }])
    expect(working).toEqual([
      { way: 'access_tokens', count: 1, names: ['Build server'] },
      { way: 'passkeys', count: 1, names: ['Laptop'] },
    ])
    expect((await apiFailureOf(person.client.send(me))).code).toBe('disconnected')
    // The token is not for this call, so it lives.
    expect((await apiFailureOf(server().client(token).send(me))).code).toBe('scope_missing')
    const { text } = await untilMail(server().folder, person.email, 4)
    expect(text).toContain('1 access token (Build server), 1 passkey (Laptop)')
  })

  describe('S7 an access token of a project', () => {
    /** A project token of an administrator, who is not the last one. */
    async function tokenOfGrace() {
      const { id: orgId, projectId, ada } = await anOrganization(server())
      const grace = await aMember(server(), orgId, 'administrator')
      const params = { id: projectId }
      const { token } = await grace.client.send(createProjectToken, { params, body: tokenForm })
      const program = server().client(token)
      expect((await program.send(listProjectTokens, { params }).catch((error) => error)).code).toBe(
        'scope_missing',
      )
      const end = async () => {
        expect((await ada.client.send(listProjectTokens, { params })).total).toBe(0)
        expect((await apiFailureOf(program.send(listProjectTokens, { params }))).code).toBe('disconnected')
      }
      return { orgId, ada, grace, end }
    }

    it('ends when its maker is lowered, and stays ended when they rise again', async () => {
      const { orgId, ada, grace, end } = await tokenOfGrace()
      const params = { orgId, userId: grace.id }
      await ada.client.send(saveMemberRole, { params, body: { role: 'employee' } })
      await end()
      await ada.client.send(saveMemberRole, { params, body: { role: 'administrator' } })
      await end()
    })

    it('ends when its maker is removed, and stays ended when they are invited again', async () => {
      const { orgId, ada, grace, end } = await tokenOfGrace()
      await ada.client.send(detachMember, { params: { orgId, userId: grace.id } })
      await end()
      await addMember(server(), orgId, grace.id, 'administrator')
      await end()
    })

    it('ends when its maker hands the organization over', async () => {
      const { orgId, ada, grace, end } = await tokenOfGrace()
      await grace.client.send(handOverOrganization, { params: { id: orgId }, body: { user_id: ada.id } })
      await end()
    })
  })

  it('is deleted with its account, whatever its kind', async () => {
    const { ada: person, projectId } = await anOrganization(server())
    await aPasskeyOf(server(), person)
    await person.client.send(createProjectToken, { params: { id: projectId }, body: tokenForm })
    await person.client.send(startTotp, { params: { id: person.id } })
    await person.client.send(makeLoginCode, { body: {} })
    await person.client.send(deleteUser, { params: { id: person.id } })
    const { database } = server().store
    for (const table of new Set(stored.map((column) => column.split('.')[0]!))) {
      const owner = table === 'account' ? 'id' : table === 'invitation' ? 'inviter_id' : 'account_id'
      const rows = database.selectFrom(table as 'session').selectAll()
      expect(await rows.where(owner as 'account_id', '=', person.id).execute(), table).toEqual([])
    }
  })

  it('is in the export of the account’s data, without credentials', async () => {
    const person = await aPerson(server())
    const { token } = await person.client.send(createToken, { body: tokenForm })
    const { tables } = await person.client.send(exportUser, { params: { id: person.id } })
    for (const { export: exported } of Object.values(waysIn))
      if ('rows' in exported) expect(tables).toHaveProperty(exported.name)
    expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${token}|${person.token}|hash|sealed`))
  })

  it('reads “bearer” in any case', async () => {
    const person = await aPerson(server())
    const { token } = await person.client.send(createToken, { body: tokenForm })
    for (const authorization of [`bearer ${person.token}`, `BEARER ${token}`])
      expect(
        (await fetch(`${server().url}/api/v3/projects/all`, { headers: { authorization } })).status,
      ).toBe(200)
  })
})
