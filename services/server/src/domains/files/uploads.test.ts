import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import {
  cancelUpload,
  createToken,
  deleteFile,
  getDownloadLink,
  listAudit,
  listFiles,
  listStaffFiles,
  listUploads,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../../tests/support/files.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aStaffMember, begin, sendByTus, tusRequest } from '../../../tests/support/uploads.js'
import { sweepUploads } from './sweepUploads.js'

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251))
const tags = [
  { type: 'type' as const, name: 'installer' },
  { type: 'platform' as const, name: 'windows' },
]

const partsOf = (server: TestServer) => readdirSync(join(server.folder, 'uploads'))

onDatabases((server) => {
  const aHouse = async () => {
    const owner = await aPerson(server())
    const project = await aProject(owner)
    const staff = await aStaffMember(server())
    return { owner, project, staff, filesOf: () => filesOf(owner, project.id) }
  }
  const filesOf = async (person: TestPerson, projectId: number) =>
    (await person.client.send(listFiles, { query: { filters: { file_project_id: String(projectId) } } })).data
  const tus = (url: string, person: TestPerson, ...rest: Tail<Parameters<typeof tusRequest>>) =>
    tusRequest(`${server().url}${url}`, person.token, ...rest)

  describe('an upload', () => {
    it('A-037 is sent in parts, reports its progress, and becomes a file with the last part', async () => {
      const { owner, project, staff, filesOf } = await aHouse()
      const form = {
        name: 'Étude.zip',
        size: bytes.length,
        version: '6.1.4',
        tags,
        media_type: 'application/zip',
      }
      const { url, offset, expires_at } = await begin(staff, project.id, form)
      expect(offset).toBe(0)
      expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000)
      const steps: number[] = []
      await sendByTus(bytes, {
        uploadUrl: `${server().url}${url}`,
        chunkSize: 100_000,
        headers: { Authorization: `Bearer ${staff.token}`, 'Studio-Version': '6.2.0-beta' },
        onChunkComplete: (_, accepted) => void steps.push(accepted),
        onProgress: (sent) => void steps.push(sent),
      })
      expect(steps).toEqual(steps.toSorted((one, other) => one - other))
      expect(steps.at(-1)).toBe(bytes.length)

      const [file] = await filesOf()
      expect(file).toMatchObject({
        name: 'Étude.zip',
        mime: 'application/zip',
        size: bytes.length,
        sha256: sha256(bytes),
        version: '6.1.4',
        uploader_id: staff.id,
        tags: [
          { type: 'type', name: 'installer', display_name: 'Installers' },
          { type: 'platform', name: 'windows', display_name: 'Windows' },
        ],
      })
      const { link } = await owner.client.send(getDownloadLink, { params: { id: file!.id } })
      const got = Buffer.from(await (await fetch(`${server().url}${link}`)).arrayBuffer())
      expect(got.equals(bytes)).toBe(true)
      const query = { filters: { file_project_id: String(project.id) } }
      const { data } = await staff.client.send(listStaffFiles, { query })
      expect(data).toMatchObject([{ studio_version: '6.2.0-beta', project: { title: project.title } }])
      const log = await owner.client.send(listAudit, {
        params: { id: project.organization.id },
        query: { filters: { action: 'file.uploaded' } },
      })
      expect(log.data).toMatchObject([
        { is_staff: true, account: { id: staff.id }, values: { name: 'Étude.zip', bytes: bytes.length } },
      ])
      expect((await staff.client.send(listUploads)).total).toBe(0)
    })

    it('is not listed until then, and resumes after a lost connection', async () => {
      const { project, staff, filesOf } = await aHouse()
      const { id, url } = await begin(staff, project.id, { size: bytes.length })
      const lost = httpRequest(`${server().url}${url}`, {
        method: 'PATCH',
        headers: {
          Authorization: `Bearer ${staff.token}`,
          'Tus-Resumable': '1.0.0',
          'Content-Type': 'application/offset+octet-stream',
          'Content-Length': bytes.length,
          'Upload-Offset': 0,
        },
      }).on('error', () => {})
      lost.write(bytes.subarray(0, 120_000))
      const sizeOf = async () => (await staff.client.send(listUploads)).data[0]?.offset
      await expect.poll(sizeOf).toBe(120_000)
      lost.destroy()
      expect(await filesOf()).toEqual([])
      expect((await tus(url, staff, 'HEAD')).offset).toBe(120_000)
      expect((await tus(url, staff, 'PATCH', { bytes, offset: 0 })).status).toBe(409)
      const rest = await tus(url, staff, 'PATCH', { bytes: bytes.subarray(120_000), offset: 120_000 })
      expect(rest).toMatchObject({ status: 204, offset: bytes.length })
      expect(await filesOf()).toMatchObject([{ sha256: sha256(bytes) }])
      // A client that lost the response asks again, and gets it.
      expect(await tus(url, staff, 'HEAD')).toMatchObject({ status: 200, offset: bytes.length })
      expect((await apiFailureOf(staff.client.send(cancelUpload, { params: { id } }))).code).toBe('not_found')
    })

    it('may be empty', async () => {
      const { project, staff, filesOf } = await aHouse()
      const { url } = await begin(staff, project.id, { size: 0 })
      expect(await tus(url, staff, 'HEAD')).toMatchObject({ status: 200, offset: 0 })
      expect(await filesOf()).toMatchObject([{ size: 0, sha256: sha256(Buffer.alloc(0)) }])
    })

    it('takes no byte more than it said', async () => {
      const { project, staff } = await aHouse()
      const { url } = await begin(staff, project.id, { size: 10 })
      expect((await tus(url, staff, 'PATCH', { bytes })).status).toBe(413)
      // On the same connection: unread bytes are not in the way.
      expect((await tus(url, staff, 'HEAD')).offset).toBe(0)
    })

    it('is refused without a trace when its bytes do not match its checksum', async () => {
      const { project, staff, filesOf } = await aHouse()
      const form = { size: 4, sha256: sha256(Buffer.from('good')) }
      const { url } = await begin(staff, project.id, form)
      const answer = await tus(url, staff, 'PATCH', { bytes: Buffer.from('evil') })
      expect(answer).toMatchObject({ status: 422, code: 'checksum_differs' })
      expect(await filesOf()).toEqual([])
      expect((await tus(url, staff, 'HEAD')).status).toBe(404)
      const again = await begin(staff, project.id, form)
      expect((await tus(again.url, staff, 'PATCH', { bytes: Buffer.from('good') })).status).toBe(204)
      expect(await filesOf()).toHaveLength(1)
    })

    it('of the same file is continued, and of another one under its name starts over', async () => {
      const { project, staff } = await aHouse()
      const form = { size: 8, fingerprint: 'studio.zip 8 2026' }
      const first = await begin(staff, project.id, form)
      await tus(first.url, staff, 'PATCH', { bytes: Buffer.from('half') })
      expect(await begin(staff, project.id, form)).toMatchObject({ id: first.id, offset: 4 })
      const second = await begin(staff, project.id, { ...form, fingerprint: 'studio.zip 8 2027' })
      expect(second).toMatchObject({ offset: 0 })
      expect((await tus(first.url, staff, 'HEAD')).status).toBe(404)
      const other = await aStaffMember(server())
      expect((await apiFailureOf(begin(other, project.id, form))).code).toBe('already_exists')
    })

    it('can be discarded', async () => {
      const { project, staff } = await aHouse()
      const { id, url } = await begin(staff, project.id, { size: 8 })
      await tus(url, staff, 'PATCH', { bytes: Buffer.from('half') })
      const before = partsOf(server()).length
      await staff.client.send(cancelUpload, { params: { id } })
      expect(partsOf(server())).toHaveLength(before - 1)
      expect((await tus(url, staff, 'HEAD')).status).toBe(404)
      expect((await staff.client.send(listUploads)).data.map((one) => one.id)).not.toContain(id)
    })
  })

  describe('rejections before any byte is sent', () => {
    it.each([
      [{ name: '' }, 'name', 'required'],
      [{ name: '../secret' }, 'name', 'invalid'],
      [{ name: 'a\u0000b' }, 'name', 'invalid'],
      [{ name: '..' }, 'name', 'invalid'],
      [{ size: -1 }, 'size', 'outOfRange'],
      [{ sha256: 'none' }, 'sha256', 'invalid'],
      [{ media_type: 'zip' }, 'media_type', 'invalid'],
      [{ tags: [{ type: 'platform' as const, name: 'beos' }] }, 'tags', 'invalid'],
    ])('%j', async (form, field, key) => {
      const { project, staff } = await aHouse()
      const refused = await apiFailureOf(begin(staff, project.id, { size: 1, ...form }))
      expect([refused.status, refused.errors]).toEqual([422, { [field]: key }])
    })

    it('a name that a file has, a project that is not there, and a file that is too large', async () => {
      const { project, staff, filesOf } = await aHouse()
      const { url } = await begin(staff, project.id, { size: 4 })
      await tus(url, staff, 'PATCH', { bytes: Buffer.from('good') })
      const same = await apiFailureOf(begin(staff, project.id, { name: 'STUDIO.zip', size: 4 }))
      expect([same.code, same.errors]).toEqual(['already_exists', { name: 'alreadyExists' }])
      expect((await apiFailureOf(begin(staff, 999_999, { size: 4 }))).code).toBe('not_found')
      const large = await apiFailureOf(begin(staff, project.id, { name: 'b', size: 8193 * 1024 * 1024 }))
      expect([large.status, large.code]).toEqual([413, 'too_large'])
      expect(await filesOf()).toHaveLength(1)
    })

    it('more than five of one person, also when they come at the same time', async () => {
      const { project, staff } = await aHouse()
      const begun = await Promise.allSettled(
        Array.from({ length: 7 }, (_, index) => begin(staff, project.id, { name: `${index}`, size: 4 })),
      )
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const refused = await apiFailureOf(begin(staff, project.id, { size: 4 }))
      expect([refused.code, refused.serverMessage]).toEqual([
        'too_many_uploads',
        'You already have 5 uploads that are not finished, the maximum. Finish or cancel one first.',
      ])
    })

    it('more bytes than the disk has free for all that have begun, also when they come at the same time', async () => {
      const gibibyte = 1024 ** 3
      await server().store.database.deleteFrom('upload').execute()
      // Free space when a quarter of a gibibyte is reserved: room for two of eight.
      const free = vi.spyOn(server().context.parts, 'freeBytes').mockResolvedValue(17 * gibibyte)
      const { project, staff } = await aHouse()
      const other = await aStaffMember(server())
      const large = (person: TestPerson, name: string) =>
        begin(person, project.id, { name, size: 8 * gibibyte, fingerprint: name })
      const begun = await Promise.allSettled([
        ...['a', 'b', 'c'].map((name) => large(staff, name)),
        ...['d', 'e'].map((name) => large(other, name)),
      ])
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      const refused = await apiFailureOf(large(other, 'f'))
      expect([refused.status, refused.code, refused.serverMessage]).toEqual([
        422,
        'no_room',
        'The server does not have enough disk space for this file: unfinished uploads reserve part of it. Finish or cancel an upload, or free some space.',
      ])
      const [mine] = (await staff.client.send(listUploads)).data
      const [theirs] = (await other.client.send(listUploads)).data
      const one = mine ?? theirs!
      const person = mine ? staff : other
      // The same file is continued, and received bytes are not counted twice.
      const four = Buffer.from('half')
      await tus(one.url, person, 'PATCH', { bytes: four })
      free.mockResolvedValue(17 * gibibyte - four.length)
      expect((await large(person, one.name)).id).toBe(one.id)
      await person.client.send(cancelUpload, { params: { id: one.id } })
      free.mockResolvedValue(17 * gibibyte)
      expect((await large(other, 'f')).offset).toBe(0)
      free.mockRestore()
      await server().store.database.deleteFrom('upload').execute()
    })
  })

  it('P-017 takes bytes from who began, in a session of staff or by a token for uploads', async () => {
    const { owner, project, staff } = await aHouse()
    const { url } = await begin(staff, project.id, { size: 8 })
    const other = await aStaffMember(server())
    const nobody = { ...owner, token: 'x'.repeat(43) }
    const half = { bytes: Buffer.from('half') }
    for (const method of ['HEAD', 'PATCH'] as const)
      expect(
        await Promise.all(
          [nobody, owner, other].map(
            async (who) => (await tus(url, who, method, method === 'PATCH' ? half : {})).status,
          ),
        ),
      ).toEqual([403, 422, 404])
    const token = async (...scopes: ('uploads' | 'downloads')[]) =>
      (await staff.client.send(createToken, { body: { name: 'Build', scopes, days: 30 } })).token
    const wrong = { ...staff, token: await token('downloads') }
    expect((await tus(url, wrong, 'PATCH', half)).code).toBe('scope_missing')
    const build = { ...staff, token: await token('uploads') }
    expect((await tus(url, build, 'PATCH', half)).status).toBe(204)
    const client = server().client(build.token)
    expect((await begin({ client }, project.id, { name: 'of a build', size: 4 })).offset).toBe(0)
  })

  it('is deleted with its bytes by staff who proved who they are', async () => {
    const { owner, project, staff, filesOf } = await aHouse()
    const { url } = await begin(staff, project.id, { size: 4 })
    await tus(url, staff, 'PATCH', { bytes: Buffer.from('good') })
    const [file] = await filesOf()
    const { link } = await owner.client.send(getDownloadLink, { params: { id: file!.id } })
    const row = await server()
      .store.database.selectFrom('file')
      .select('file_key')
      .where('id', '=', file!.id)
      .executeTakeFirstOrThrow()
    const remove = () => staff.client.send(deleteFile, { params: { id: file!.id } })
    const proved = (proved_at: string) =>
      server()
        .store.database.updateTable('session')
        .set({ proved_at })
        .where('account_id', '=', staff.id)
        .execute()
    await proved(new Date(Date.now() - 11 * 60_000).toISOString())
    expect((await apiFailureOf(remove())).code).toBe('proof_required')
    await proved(new Date().toISOString())
    await remove()
    expect(await filesOf()).toEqual([])
    expect(existsSync(join(server().folder, 'files', row.file_key))).toBe(false)
    expect((await fetch(`${server().url}${link}`)).status).toBe(404)
    expect((await apiFailureOf(remove())).code).toBe('not_found')
    const log = await owner.client.send(listAudit, {
      params: { id: project.organization.id },
      query: { filters: { action: 'file.deleted' } },
    })
    expect(log.data).toMatchObject([{ is_staff: true, values: { name: 'studio.zip' } }])
  })

  it('staff finds files of every project by name, project and tags', async () => {
    const { project, staff } = await aHouse()
    const { url } = await begin(staff, project.id, { name: 'Kit 7.zip', size: 1, tags })
    await tus(url, staff, 'PATCH', { bytes: Buffer.from('a') })
    const found = async (filters: Record<string, string>, keywords = '') => {
      const { data, total } = await staff.client.send(listStaffFiles, {
        query: { filters: { file_project_id: String(project.id), ...filters }, search: { keywords } },
      })
      expect(total).toBe(data.length)
      return data.map(({ file }) => file.name)
    }
    expect(await found({})).toEqual(['Kit 7.zip'])
    expect(await found({ file_tag_by_type: 'installer' }, 'kit 7')).toEqual(['Kit 7.zip'])
    expect(await found({}, project.title.toUpperCase())).toEqual(['Kit 7.zip'])
    expect(await found({ file_tag_by_type: 'lib' })).toEqual([])
    expect(await found({}, 'lighthouse')).toEqual([])
  })
})

describe('abandoned uploads', () => {
  let server: TestServer
  let offset = 0
  beforeAll(async () => {
    server = await startTestServer({}, { now: () => new Date(Date.now() + offset) })
  })
  afterAll(() => server.stopAndForget())

  it('are stored for a day after their last part, and then deleted with their bytes', async () => {
    const staff = await aStaffMember(server)
    const project = await aProject(staff)
    const { url } = await begin(staff, project.id, { size: 8 })
    const ask = (...rest: Tail<Parameters<typeof tusRequest>>) =>
      tusRequest(`${server.url}${url}`, staff.token, ...rest)
    offset = 20 * 60 * 60 * 1000
    expect((await ask('PATCH', { bytes: Buffer.from('half') })).status).toBe(204)
    offset = 40 * 60 * 60 * 1000
    await sweepUploads(server.context)
    expect((await ask('HEAD')).offset).toBe(4)
    offset = 45 * 60 * 60 * 1000
    expect((await ask('HEAD')).status).toBe(404)
    expect(partsOf(server)).toHaveLength(1)
    await sweepUploads(server.context)
    expect(partsOf(server)).toEqual([])
    expect((await begin(staff, project.id, { size: 8 })).offset).toBe(0)
  })
})

describe('a disk that is full', () => {
  it('is announced before a byte is sent', async () => {
    const server = await startTestServer({ SAYWRIGHT_LIMITS: 'uploadMegabytes=999999999' })
    const staff = await aStaffMember(server)
    const project = await aProject(staff)
    const refused = await apiFailureOf(begin(staff, project.id, { size: 999_999_999 * 1024 * 1024 }))
    expect([refused.status, refused.code]).toEqual([422, 'no_room'])
    await server.stopAndForget()
  })
})

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, unknown, ...infer Rest]
  ? Rest
  : never
