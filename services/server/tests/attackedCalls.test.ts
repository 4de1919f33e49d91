import { createHash } from 'node:crypto'
import {
  createBiometricModel,
  createProjectToken,
  createToken,
  createUpload,
  descriptionOf,
  type Endpoint,
  endpoints,
  fillPath,
  listAudit,
  listSessions,
  loginAsAdmin,
  loginByCode,
  makeLoginCode,
  me,
  type QueryOf,
  type Shape,
  saveProjectDraft,
  stopImpersonation,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessFixture, anAccessFixture } from './support/accessFixture.js'
import { aFile } from './support/files.js'
import { apiFailureOf, deliver, type TestPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const calls = Object.entries(endpoints) as [string, Endpoint][]
const namesOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

let server: TestServer
let own: AccessFixture & { readonly tokenId: number; readonly fileId: number }
let foreign: typeof own
/** Not of the organization, as all of the other fixture. */
let thief: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  const withMore = async () => {
    const fixture = await anAccessFixture(server)
    const { id: tokenId } = await fixture.people.administrator.client.send(createProjectToken, {
      params: { id: fixture.projectId },
      body: { name: 'Build', scopes: ['read'], days: 1 },
    })
    return { ...fixture, tokenId, fileId: await aFile(server, fixture.projectId) }
  }
  own = await withMore()
  foreign = await withMore()
  thief = own.people.administrator
})
afterAll(() => server.stopAndForget())

const things = [
  ...([
    'voice_command_model',
    'voice_command_version',
    'model',
    'model_version',
    'project_export',
    'audio_file',
    'unit_test',
    'unit_test_file',
  ] as const),
  ...([
    'unit_test_run',
    'task',
    'invitation',
    'organization',
    'organization_domain',
    'deal',
    'file',
  ] as const),
  ...([
    'organization_member',
    'project',
    'project_member',
    'access_token',
    'passkey',
    'project_draft',
  ] as const),
]

const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex')

/** Every table of people's data, by its content. */
async function allThings() {
  const { database } = server.store
  const ended = await database
    .selectFrom('session')
    .select('id')
    .where('revoked_at', 'is not', null)
    .execute()
  const digests = things.map(async (name) => {
    const rows = await database.selectFrom(name).selectAll().execute()
    // Tasks that no project has are those of the mails, which go out meanwhile.
    return [name, digest(rows.filter((row) => !('project_id' in row) || row.project_id !== null))]
  })
  return { ...Object.fromEntries(await Promise.all(digests)), ended: digest(ended) }
}

async function codeOf(endpoint: Endpoint, path: string, body: unknown, token = thief.token) {
  const isForm = endpoint.encoding === 'multipart'
  const form = new FormData()
  if (isForm)
    for (const [name, value] of Object.entries(body as object)) form.append(name, value as string | Blob)
  const isRaw = body instanceof Blob
  const response = await fetch(`${server.url}/api/${path}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(!isForm && !isRaw && body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? form : isRaw ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return response.status < 400 ? 'done' : (JSON.parse(text) as { code: string }).code
}

describe('P-017 a part of something else', () => {
  // A version is numbered within its model: there is no foreign one with the same number.
  const rows = calls
    .filter(([, { owner }]) => owner === 'project' || owner === 'organization')
    .flatMap(([name, endpoint]) =>
      namesOf(endpoint)
        .slice(1)
        .filter((part) => part !== 'versionId')
        .map((part) => [name, part, endpoint] as const),
    )

  it.each(rows)('is not reached by %s, with a foreign %s', async (_, part, endpoint) => {
    const before = await allThings()
    const params = Object.fromEntries(
      namesOf(endpoint).map((name, at) => {
        if (at === 0) return [name, endpoint.owner === 'project' ? own.projectId : own.organizationId]
        const from = name === part ? foreign : own
        return [name, from[name as keyof typeof from] as number]
      }),
    )
    const code = await codeOf(endpoint, fillPath(endpoint.path, params), endpoint.example.body)
    expect(code).toBe('not_found')
    expect(await allThings()).toEqual(before)
  })
})

describe('P-017 what another person owns', () => {
  /** By path: something of the administrator of the other fixture. */
  const foreignIds: Readonly<Record<string, (database: TestServer['store']['database']) => Promise<number>>> =
    {
      'v3/tokens/{id}': async () =>
        (
          await foreign.people.administrator.client.send(createToken, {
            body: { name: 'Own', scopes: ['read'], days: 1 },
          })
        ).id,
      'v3/sessions/{id}': async () =>
        (await foreign.people.administrator.client.send(listSessions)).data[0]!.id,
      'v3/passkeys/{id}': async (database) =>
        (
          await database
            .insertInto('passkey')
            .values({
              account_id: foreign.people.administrator.id,
              credential_key: `key ${Math.random()}`,
              public_key: 'AA',
              counter: 0,
              transports_json: '[]',
              name: 'Key',
              created_at: new Date().toISOString(),
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      'v3/notifications/{id}/update-status': async (database) =>
        (
          await database
            .selectFrom('notification')
            .select('id')
            .where('account_id', '=', foreign.people.administrator.id)
            .executeTakeFirstOrThrow()
        ).id,
      'v3/own_invitations/{id}': async () => foreign.invitationId,
      'v3/own_invitations/{id}/accept': async () => foreign.invitationId,
      'v2/files/{id}/download-link': async () => foreign.fileId,
      'v3/uploads/{id}': async () =>
        (
          await foreign.people.staff.client.send(createUpload, {
            body: { project_id: foreign.projectId, name: `${Math.random()}.zip`, size: 8 },
          })
        ).id,
    }
  const rows = calls.filter(
    ([, { owner, path }]) => owner === 'caller' || owner === 'account' || path === 'v3/uploads/{id}',
  )

  it('has a row for every path', () => {
    const paths = rows.map(([, { path }]) => path).filter((path) => !path.startsWith('v3/users/'))
    expect([...new Set(paths)].toSorted()).toEqual(Object.keys(foreignIds).toSorted())
  })

  it.each(rows)('is not reached by %s', async (name, endpoint) => {
    const id = await (foreignIds[endpoint.path]?.(server.store.database) ?? foreign.people.administrator.id)
    const before = await allThings()
    const { token } = endpoint.roles === 'staff' ? own.people.staff : thief
    const code = await codeOf(endpoint, fillPath(endpoint.path, { id }), endpoint.example.body, token)
    expect([name, code]).toEqual([name, 'not_found'])
    expect(await allThings()).toEqual(before)
  })
})

describe('P-017 an identifier in a body or a query', () => {
  const { makeTestAudio, createUnitTest, startExport, generateGrammar } = endpoints
  const withForeignVoice = () => ({ voice_prints: [{ name: 'Ada', audio_files: [foreign.audioId] }] })
  let biometricModelId = 0
  beforeAll(async () => {
    await deliver(server, own.projectId, [{ technology: 'voice-biometrics', langs: ['eng-US'] }])
    const call = { params: { id: own.projectId }, body: { name: 'pickers' } }
    biometricModelId = (await thief.client.send(createBiometricModel, call)).id
  })
  /** The refusal of a call that is right but for one foreign identifier. */
  const table: Readonly<Record<string, () => Promise<readonly [sent: object, code: string]>>> = {
    createProject: async () => [{ title: 'Stolen', organization_id: foreign.organizationId }, 'not_found'],
    openSample: async () => [{ organization_id: foreign.organizationId }, 'not_found'],
    getOnboarding: async () => [{ organization_id: foreign.organizationId }, 'not_found'],
    saveProjectDraft: async () => {
      const body = { step: 'languages' as const, values: '{}' }
      const { id } = await foreign.people.administrator.client.send(saveProjectDraft, { body })
      return [{ ...body, id }, 'not_found']
    },
    makeLoginCode: async () => [{ project_id: foreign.projectId }, 'not_found'],
    handOverOrganization: async () => [{ user_id: foreign.people.administrator.id }, 'not_found'],
    createInvitations: async () => [
      { invitation_mail: 'new@example.com', role: { 'en-US': 'guest' }, projects: [foreign.projectId] },
      'incorrect_form',
    ],
    makeTestAudio: async () => [{ ...makeTestAudio.example.body, model_id: foreign.modelId }, 'not_found'],
    createUnitTest: async () => [{ ...createUnitTest.example.body, model_id: foreign.modelId }, 'not_found'],
    generateGrammar: async () => [
      { ...generateGrammar.example.body, model_id: foreign.modelId },
      'not_found',
    ],
    startExport: async () => {
      const { body } = startExport.example
      const models = [{ type: 'voice_commands', id: foreign.modelId }]
      return [{ ...body, models }, 'incorrect_form']
    },
    measureExport: async () => {
      const models = [{ type: 'voice_commands', id: foreign.modelId }]
      return [{ architecture: 'linux-x64', models }, 'not_found']
    },
    createBiometricModel: async () => [{ name: 'thieves', ...withForeignVoice() }, 'incorrect_form'],
    saveBiometricModel: async () => [{ revision: 1, ...withForeignVoice() }, 'incorrect_form'],
    saveUnitTest: async () => [{ audio_files: [foreign.audioId] }, 'incorrect_form'],
  }
  const namesThing = /(^|_)(id|ids)$|^(projects|audio_files)$/
  function named(shape: Shape | undefined, name = ''): boolean {
    const description = shape && descriptionOf(shape)
    if (description?.kind === 'object')
      return Object.entries(description.fields).some(([field, of]) => named(of, field))
    // Only answers are recursive, or either of two.
    if (description?.kind === 'recursive' || description?.kind === 'either') return false
    if (description && 'of' in description) return named(description.of, name)
    return description?.kind === 'integer' && namesThing.test(name)
  }
  // The server reads no `deal_id` of a body; staff has the things of all.
  const rows = calls.filter(
    ([, { body, query, roles, path }]) =>
      roles !== 'staff' && !path.includes('/deals') && (named(body) || named(query)),
  )

  it('has a row for every call', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(table).toSorted())
  })

  it.each(rows)('of %s returns nothing of others', async (name, endpoint) => {
    const [sent, code] = await table[name]!()
    const before = await allThings()
    const params = {
      id: endpoint.owner === 'project' ? own.projectId : own.organizationId,
      testId: own.testId,
      modelId: biometricModelId,
    }
    const query = endpoint.query ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''
    const path = `${fillPath(endpoint.path, params)}${query}`
    expect(await codeOf(endpoint, path, endpoint.body && sent)).toBe(code)
    expect(await allThings()).toEqual(before)
  })

  it('of the log of an organization finds no entry of another', async () => {
    const { id, email } = foreign.people.administrator
    const params = { id: own.organizationId }
    const logOf = (query: QueryOf<typeof listAudit>) => thief.client.send(listAudit, { params, query })
    expect((await logOf({ filters: { account_id: String(id) } })).total).toBe(0)
    expect((await logOf({ search: { keywords: email } })).total).toBe(0)
    expect((await logOf({ filters: { action: 'invitation.created', account_id: String(id) } })).total).toBe(0)
  })
})

describe('P-018 staff who impersonates a person', () => {
  const act = async (staff: TestPerson, email: string) =>
    (await staff.client.send(loginAsAdmin, { body: { email, reason: 'Ticket 4012: nothing opens' } }))
      .access_token

  /** Calls with the own proof of a person, calls that only they may end or answer, and calls of staff. */
  const refused = {
    not_while_acting: [
      'acceptOwnInvitation',
      'declineOwnInvitation',
      'createProjectToken',
      'createToken',
      'deleteProjectToken',
      'addPasskey',
      'deletePasskey',
      'makePasskeyOptions',
      'renamePasskey',
      'deleteTotp',
      'startTotp',
      'verifyTotp',
      'makeRecoveryCodes',
      'deleteUser',
      'exportUser',
      'rotateLicenceKey',
      'deleteOrganization',
      'handOverOrganization',
      'leaveOrganization',
      'makeEmailCode',
      'verifEmailCode',
      'saveOnboarding',
      'saveNotificationDelivery',
      'proveIdentity',
      'endSession',
      'endOtherSessions',
      'deleteToken',
      'listSignIns',
    ],
    staff_only: calls.filter(([, { roles }]) => roles === 'staff').map(([name]) => name),
  }

  it('reaches neither personal data nor calls of staff', async () => {
    const { administrator, staff } = own.people
    const found: Record<string, string[]> = { not_while_acting: [], staff_only: [] }
    // Calls that stream, end the session itself or need none do not count here.
    const asked = calls.filter(
      ([name, { roles, responseKind }]) =>
        roles !== 'public' && responseKind !== 'events' && !['logout', 'stopImpersonation'].includes(name),
    )
    const token = await act(staff, administrator.email)
    for (const [name, endpoint] of asked) {
      const first =
        endpoint.owner === 'project'
          ? own.projectId
          : endpoint.owner === 'organization'
            ? own.organizationId
            : administrator.id
      const params = Object.fromEntries(
        namesOf(endpoint).map((part, at) => [part, at === 0 ? first : 999_999]),
      )
      const code = await codeOf(endpoint, fillPath(endpoint.path, params), endpoint.example.body, token)
      found[code]?.push(name)
    }
    expect(found.staff_only?.toSorted()).toEqual(refused.staff_only.toSorted())
    expect(found.not_while_acting?.toSorted()).toEqual(refused.not_while_acting.toSorted())
  })

  it('does not read the license key, which works for longer than an hour', async () => {
    const { administrator, staff } = foreign.people
    const acting = server.client(await act(staff, administrator.email))
    expect((await administrator.client.send(me)).licence_key?.token).toMatch(/^SW-/)
    expect((await acting.send(me)).licence_key).toBeNull()
  })

  it('ends once, from the session that began it, and when the person is no longer staff', async () => {
    const { administrator, staff } = foreign.people
    const acting = server.client(await act(staff, administrator.email))
    const { code } = await acting.send(makeLoginCode, { body: {} })
    const studio = server.client((await server.client().send(loginByCode, { body: { code } })).access_token)
    expect((await apiFailureOf(studio.send(stopImpersonation))).code).toBe('not_possible')
    const { access_token } = await acting.send(stopImpersonation)
    expect((await apiFailureOf(acting.send(stopImpersonation))).code).toBe('disconnected')
    expect((await apiFailureOf(studio.send(me))).code).toBe('disconnected')
    expect((await apiFailureOf(administrator.client.send(stopImpersonation))).code).toBe('not_possible')

    const again = { ...staff, client: server.client(access_token) }
    await server.store.database.updateTable('session').set({ proved_at: new Date().toISOString() }).execute()
    const demoted = server.client(await act(again, administrator.email))
    const { code: other } = await demoted.send(makeLoginCode, { body: {} })
    const { access_token: handed } = await server.client().send(loginByCode, { body: { code: other } })
    expect((await demoted.send(me)).id).toBe(administrator.id)
    await server.store.database
      .updateTable('account')
      .set({ is_admin: false })
      .where('id', '=', staff.id)
      .execute()
    for (const client of [demoted, server.client(handed)])
      expect((await apiFailureOf(client.send(me))).code).toBe('disconnected')
    expect((await again.client.send(me)).id).toBe(staff.id)
  })
})
