import {
  type AccessScope,
  accessScopes,
  createProjectToken,
  createToken,
  createVoiceCommandModel,
  deleteAudioFile,
  deleteProjectToken,
  deleteToken,
  deleteVoiceCommandModel,
  detachMember,
  endpoints,
  exportUser,
  getDownloadLink,
  getProject,
  getVoiceCommandModel,
  listAllProjects,
  listAudioFiles,
  listAudit,
  listFiles,
  listProjectFiles,
  listProjectTokens,
  listTokens,
  saveVoiceCommandModel,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenTable } from '../../../tests/support/accessTable.js'
import { aFile } from '../../../tests/support/files.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  addMember,
  aPerson,
  aProject,
  apiFailureOf,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { toneWav } from '../../../tests/support/wav.js'

const form = (...scopes: AccessScope[]) => ({ name: ' Build server ', scopes, days: 90 })

onDatabases((server) => {
  async function someoneWithFiles() {
    const person = await aPerson(server())
    const [first, second] = [await aProject(person), await aProject(person, 'Oven door')]
    const fileId = await aFile(server(), first.id, { name: 'first.zip' })
    const otherFileId = await aFile(server(), second.id, { name: 'second.zip' })
    return { person, first, second, fileId, otherFileId }
  }
  const program = async (person: TestPerson, ...scopes: AccessScope[]) => {
    const { token } = await person.client.send(createToken, { body: form(...scopes) })
    return server().client(token)
  }
  const filesOf = (id: number) => ({ query: { filters: { file_project_id: String(id) } } })

  it('is shown once, stored as a digest, and identified by its last characters', async () => {
    const person = await aPerson(server())
    const made = await person.client.send(createToken, { body: form('read', 'downloads', 'read') })
    expect(made).toMatchObject({ name: 'Build server', scopes: ['read', 'downloads'] })
    expect(made.token).toMatch(/^sw_[\w-]{43}$/)
    expect(made.token.endsWith(made.hint)).toBe(true)
    const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000
    expect(days).toBe(90)
    const { token: _, ...shown } = made
    const listed = await person.client.send(listTokens)
    expect(listed).toEqual({ data: [shown], total: 1 })
    const rows = await server().store.database.selectFrom('access_token').selectAll().execute()
    const exported = await person.client.send(exportUser, { params: { id: person.id } })
    expect(JSON.stringify([rows, listed, exported])).not.toContain(made.token)
  })

  it('works for its scope, and says when it was last used', async () => {
    const { person, first, fileId } = await someoneWithFiles()
    const reader = await program(person, 'read')
    expect((await reader.send(listFiles, filesOf(first.id))).total).toBe(1)
    expect((await reader.send(getProject, { params: { id: first.id } })).id).toBe(first.id)
    const link = apiFailureOf(reader.send(getDownloadLink, { params: { id: fileId } }))
    expect((await link).code).toBe('scope_missing')
    const { data } = await person.client.send(listTokens)
    expect(Date.parse(data[0]?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const fetcher = await program(person, 'downloads')
    expect((await fetcher.send(getDownloadLink, { params: { id: fileId } })).name).toBe('first.zip')
  })

  it('sees at most what its owner sees, and follows changes of rights at once', async () => {
    const { person, first } = await someoneWithFiles()
    const colleague = await aPerson(server())
    const reader = await program(colleague, 'read')
    expect((await apiFailureOf(reader.send(listFiles, filesOf(first.id)))).code).toBe('not_found')
    await addMember(server(), first.organization.id, colleague.id, 'employee')
    expect((await reader.send(listFiles, filesOf(first.id))).total).toBe(1)
    const params = { orgId: first.organization.id, userId: colleague.id }
    await person.client.send(detachMember, { params })
    expect((await apiFailureOf(reader.send(listFiles, filesOf(first.id)))).code).toBe('not_found')
  })

  it('ends when it is revoked, and when its time is over', async () => {
    const { person, first } = await someoneWithFiles()
    const [one, other] = [await program(person, 'read'), await program(person, 'read')]
    const { data } = await person.client.send(listTokens)
    const [newest, oldest] = data
    await person.client.send(deleteToken, { params: { id: oldest!.id } })
    const revoked = await apiFailureOf(one.send(listFiles, filesOf(first.id)))
    expect(revoked.code).toBe('disconnected')
    expect(revoked.serverMessage).toBe('The access token is not valid or was revoked.')
    expect((await other.send(listFiles, filesOf(first.id))).total).toBe(1)
    await server()
      .store.database.updateTable('access_token')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', newest!.id)
      .execute()
    expect((await apiFailureOf(other.send(listFiles, filesOf(first.id)))).code).toBe('disconnected')
    expect((await person.client.send(listTokens)).total).toBe(0)
    const again = person.client.send(deleteToken, { params: { id: oldest!.id } })
    expect((await apiFailureOf(again)).code).toBe('not_found')
    const stranger = await aPerson(server())
    const foreign = stranger.client.send(deleteToken, { params: { id: newest!.id } })
    expect((await apiFailureOf(foreign)).code).toBe('not_found')
  })

  it('of a project sees only that project, and is recorded in the log of its organization', async () => {
    const { person, first, second, fileId, otherFileId } = await someoneWithFiles()
    const params = { id: first.id }
    const made = await person.client.send(createProjectToken, { params, body: form('read', 'downloads') })
    expect((await person.client.send(listTokens)).total).toBe(0)
    const { data } = await person.client.send(listProjectTokens, { params })
    expect(data).toMatchObject([{ id: made.id, owner: { id: person.id } }])
    const build = server().client(made.token)
    expect((await build.send(listAllProjects, { query: {} })).data.map(({ id }) => id)).toEqual([first.id])
    expect((await build.send(listProjectFiles, { params, query: {} })).total).toBe(1)
    expect((await build.send(getDownloadLink, { params: { id: fileId } })).name).toBe('first.zip')
    for (const call of [
      () => build.send(getProject, { params: { id: second.id } }),
      () => build.send(listProjectFiles, { params: { id: second.id }, query: {} }),
      () => build.send(listFiles, filesOf(second.id)),
      () => build.send(getDownloadLink, { params: { id: otherFileId } }),
    ])
      expect((await apiFailureOf(call())).code).toBe('not_found')

    const elsewhere = { id: second.id, tokenId: made.id }
    const wrong = person.client.send(deleteProjectToken, { params: elsewhere })
    expect((await apiFailureOf(wrong)).code).toBe('not_found')
    await person.client.send(deleteProjectToken, { params: { ...params, tokenId: made.id } })
    expect((await apiFailureOf(build.send(listProjectFiles, { params, query: {} }))).code).toBe(
      'disconnected',
    )
    const log = await person.client.send(listAudit, {
      params: { id: first.organization.id },
      query: { search: { keywords: 'build server' } },
    })
    expect(log.data.map(({ action }) => action)).toEqual(['token.revoked', 'token.created'])
  })

  it('saves grammars and recordings of its project alone, as its owner', async () => {
    const { person, first, second } = await someoneWithFiles()
    const params = { id: first.id }
    const { token } = await person.client.send(createProjectToken, { params, body: form('models') })
    const build = server().client(token)
    const body = { name: 'Lamps', language: 'eng-US' }
    const { id: modelId, revision } = await build.send(createVoiceCommandModel, { params, body })
    const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: lamp on;\n'
    const saved = { revision, grammar }
    await build.send(saveVoiceCommandModel, { params: { ...params, modelId }, body: saved })
    const model = await person.client.send(getVoiceCommandModel, { params: { ...params, modelId } })
    expect(model.grammar).toBe(grammar)
    const again = build.send(saveVoiceCommandModel, { params: { ...params, modelId }, body: saved })
    expect((await apiFailureOf(again)).code).toBe('changed_elsewhere')
    const recording = { name: 'on.wav', transcription: 'lamp on', file: toneWav(0.2) }
    const { id: audioId } = await build.send(uploadAudioFile, { params, body: recording })
    await build.send(deleteAudioFile, { params: { ...params, audioId } })
    expect((await person.client.send(listAudioFiles, { params, query: {} })).total).toBe(0)
    const removal = build.send(deleteVoiceCommandModel, { params: { ...params, modelId } })
    expect((await apiFailureOf(removal)).code).toBe('scope_missing')
    for (const call of [
      () => build.send(createVoiceCommandModel, { params: { id: second.id }, body }),
      () => build.send(uploadAudioFile, { params: { id: second.id }, body: recording }),
    ])
      expect((await apiFailureOf(call())).code).toBe('not_found')
  })

  it('is made with a proof of late, and for uploads by staff alone', async () => {
    const person = await aPerson(server())
    const uploads = () => person.client.send(createToken, { body: form('uploads') })
    expect((await apiFailureOf(uploads())).code).toBe('staff_only')
    await makeStaff(server(), person.id)
    expect((await uploads()).scopes).toEqual(['uploads'])
    await server()
      .store.database.updateTable('session')
      .set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where('account_id', '=', person.id)
      .execute()
    expect((await apiFailureOf(uploads())).code).toBe('proof_required')
  })

  it('of staff that reads is that of any member', async () => {
    const { first } = await someoneWithFiles()
    const staff = await aPerson(server())
    await makeStaff(server(), staff.id)
    const reader = await program(staff, 'read')
    expect((await apiFailureOf(reader.send(listFiles, filesOf(first.id)))).code).toBe('not_found')
  })

  it('is one of twenty at most, also when they are made at the same time', async () => {
    const person = await aPerson(server())
    const made = await Promise.allSettled(
      Array.from({ length: 22 }, () => person.client.send(createToken, { body: form('read') })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const refused = await apiFailureOf(person.client.send(createToken, { body: form('read') }))
    expect([refused.code, refused.serverMessage]).toEqual([
      'too_many_tokens',
      'There are already 20 access tokens, the maximum. Revoke one first.',
    ])
  })
})

describe('P-017 every call and every scope', () => {
  let server: TestServer
  let tokens: Readonly<Record<AccessScope, string>>
  beforeAll(async () => {
    server = await startTestServer()
    const person = await aPerson(server)
    await makeStaff(server, person.id)
    const make = async (scope: AccessScope) =>
      (await person.client.send(createToken, { body: form(scope) })).token
    tokens = {
      read: await make('read'),
      downloads: await make('downloads'),
      tasks: await make('tasks'),
      models: await make('models'),
      uploads: await make('uploads'),
    }
  })
  afterAll(() => server.stopAndForget())

  const asked = Object.values(endpoints).filter(({ roles }) => roles !== 'public')
  it.each(asked.map(({ method, path }) => `${method} ${path}`))('P-017 %s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    for (const scope of accessScopes) {
      const response = await fetch(`${server.url}/api/${path.replace(/\{\w+\}/g, '999999')}`, {
        method,
        headers: { Authorization: `Bearer ${tokens[scope]}` },
      })
      const { code } = response.ok ? { code: 'ok' } : ((await response.json()) as { code: string })
      expect([scope, code === 'scope_missing']).toEqual([scope, !tokenTable[scope].includes(call)])
    }
  })
})
