import { readdirSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { listFiles } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../../../tests/support/files.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aStaffMember, begin, tusRequest } from '../../../tests/support/uploads.js'
import { frFR } from '../../messages/fr-FR.js'
import { hashToken } from '../../security/tokens.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

const tus = (
  url: string,
  { token }: Pick<TestPerson, 'token'>,
  ...rest: Parameters<typeof tusRequest> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => tusRequest(`${server.url}${url}`, token, ...rest)

describe('an upload under attack', () => {
  const four = Buffer.from('half')
  const long = Buffer.alloc(300_000, 7)
  /** Two uploads of eight bytes: an own one, and one of another person. */
  async function twoUploads() {
    const [owner, staff, other] = [
      await aPerson(server),
      await aStaffMember(server),
      await aStaffMember(server),
    ]
    const project = await aProject(owner)
    const query = { filters: { file_project_id: String(project.id) } }
    const filesOf = async () => (await owner.client.send(listFiles, { query })).data
    const own = await begin(staff, project.id, { name: 'own.zip', size: 8 })
    const foreign = await begin(other, project.id, { name: 'foreign.zip', size: 8 })
    return { owner, project, staff, other, own, foreign, filesOf }
  }

  it('P-017 of another person is not reached through the address of one’s own', async () => {
    const { staff, other, own, foreign } = await twoUploads()
    await tus(foreign.url, other, 'PATCH', { bytes: four })
    for (const query of [`?/${foreign.id}`, `?x=/${foreign.id}`, `?x=/${foreign.id}/`])
      expect([query, (await tus(own.url + query, staff, 'HEAD')).offset]).toEqual([query, 0])
    const sent = await tus(`${own.url}?x=/${foreign.id}`, staff, 'PATCH', { bytes: four, offset: 4 })
    expect(sent.status).toBe(409)
    expect((await tus(foreign.url, other, 'HEAD')).offset).toBe(4)
    const rest = await tus(foreign.url, other, 'PATCH', { bytes: four, offset: 4 })
    expect(rest).toMatchObject({ status: 204, offset: 8 })
  })

  it.each([
    '07',
    '+7',
    '7.0',
    '7e0',
    '0x7',
    '-1',
    '9'.repeat(30),
    '7%2F8',
    '..%2F..%2Fsecret-key',
    '%00',
    '%E0%A4',
  ])('is not named by %s', async (id) => {
    const { staff } = await twoUploads()
    for (const method of ['HEAD', 'PATCH'] as const)
      expect([400, 404]).toContain((await tus(`/api/v3/uploads/${id}`, staff, method)).status)
  })

  it.each([
    ['an offset that is none', { 'Upload-Offset': '-1' }, 400, 'unreadable'],
    ['an offset beyond the end', { 'Upload-Offset': '999999999' }, 409, 'upload_offset_differs'],
    ['an offset beyond what numbers hold', { 'Upload-Offset': '9999999999999999' }, 400, 'unreadable'],
    ['another length', { 'Upload-Length': '4' }, 400, 'unreadable'],
    ['metadata that are none', { 'Upload-Metadata': 'filename Li4vLi4v, filename,,\t' }, 400, 'unreadable'],
    ['bytes of another kind', { 'Content-Type': 'application/json' }, 415, 'unsupported_type'],
    ['a version that there is not', { 'Tus-Resumable': '0.2.2' }, 412, 'tus_version'],
    ['no version', { 'Tus-Resumable': '' }, 412, 'tus_version'],
  ] as const)(
    'is not moved by %s, which fails as a call does, in the language of the caller',
    async (_, headers, status, code) => {
      const { staff, own, filesOf } = await twoUploads()
      const french = { ...headers, 'Accept-Language': 'fr-FR' }
      const answer = await tus(own.url, staff, 'PATCH', { bytes: four, headers: french })
      expect(answer).toMatchObject({
        status,
        code,
        message: frFR.failures[code],
        mediaType: expect.stringMatching(/^application\/json/),
      })
      expect((await tus(own.url, staff, 'HEAD')).offset).toBe(0)
      expect(await filesOf()).toEqual([])
    },
  )

  it('allows no method override, and reveals nothing to visitors', async () => {
    const { staff, owner, own } = await twoUploads()
    await tus(own.url, staff, 'PATCH', { bytes: four })
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'POST', 'GET']) {
      const headers = { 'X-HTTP-Method-Override': method }
      const asked = await tus(own.url, { ...owner, token: '' }, 'OPTIONS', { headers })
      expect([method, asked.status, asked.offset]).toEqual([method, 204, Number.NaN])
    }
    expect((await tus(own.url, staff, 'HEAD')).offset).toBe(4)
  })

  it('enforces the announced size when the bytes come without a length', async () => {
    const { staff, own, filesOf } = await twoUploads()
    const status = await new Promise<number | undefined>((resolve) => {
      const request = httpRequest(
        `${server.url}${own.url}`,
        {
          method: 'PATCH',
          headers: {
            Authorization: `Bearer ${staff.token}`,
            'Tus-Resumable': '1.0.0',
            'Content-Type': 'application/offset+octet-stream',
            'Upload-Offset': 0,
            'Transfer-Encoding': 'chunked',
          },
        },
        ({ statusCode }) => resolve(statusCode),
      ).on('error', () => resolve(undefined))
      for (let sent = 0; sent < long.length; sent += 30_000) request.write(long.subarray(sent, sent + 30_000))
      request.end()
    })
    expect(status).not.toBe(204)
    expect((await tus(own.url, staff, 'HEAD')).offset).toBeLessThanOrEqual(8)
    expect(await filesOf()).toEqual([])
  })

  it('is one file when its end is sent many times at once', async () => {
    const { staff, own, filesOf } = await twoUploads()
    await tus(own.url, staff, 'PATCH', { bytes: four })
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => tus(own.url, staff, 'PATCH', { bytes: four, offset: 4 })),
    )
    expect(ends.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
    for (const { status } of ends) expect([204, 409, 423]).toContain(status)
    await Promise.all(Array.from({ length: 8 }, () => tus(own.url, staff, 'HEAD')))
    const files = await filesOf()
    expect(files.map(({ sha256: sum }) => sum)).toEqual([sha256(Buffer.concat([four, four]))])
  })

  it('takes no room for the bytes that it only says will come', async () => {
    const { project, staff } = await twoUploads()
    const { url } = await begin(staff, project.id, { size: 8192 * 1024 * 1024 })
    expect((await tus(url, staff, 'PATCH', { bytes: four })).offset).toBe(4)
    const large = readdirSync(join(server.folder, 'uploads')).filter(
      (name) => statSync(join(server.folder, 'uploads', name)).blocks * 512 > 1024 * 1024,
    )
    expect(large).toEqual([])
  })

  it('of a token for one project is not reached by a token for another', async () => {
    const { staff, own, project } = await twoUploads()
    const elsewhere = await aProject(staff)
    await server.store.database
      .insertInto('access_token')
      .values({
        account_id: staff.id,
        project_id: elsewhere.id,
        name: 'Build',
        token_hash: hashToken(`sw_${'t'.repeat(40)}${String(own.id).padStart(3, '0')}`),
        hint: 'ttt0',
        scopes_json: JSON.stringify(['uploads']),
        created_at: new Date().toISOString(),
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      })
      .execute()
    const build = { ...staff, token: `sw_${'t'.repeat(40)}${String(own.id).padStart(3, '0')}` }
    const of = await begin({ client: server.client(build.token) }, elsewhere.id, { size: 8 })
    for (const path of [own.url, `${of.url}?/${own.id}`])
      expect((await tus(path, build, 'PATCH', { bytes: four })).offset).not.toBe(8)
    expect((await tus(own.url, build, 'HEAD')).status).toBe(404)
    expect((await tus(own.url, staff, 'HEAD')).offset).toBe(0)
    const inOther = begin({ client: server.client(build.token) }, project.id, { name: 'x', size: 8 })
    expect((await apiFailureOf(inOther)).code).toBe('not_found')
  })
})
