import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get as request } from 'node:http'
import { join } from 'node:path'
import {
  createToken,
  deleteToken,
  deleteUser,
  detachMember,
  getDownloadLink,
  listAudit,
  listFileNames,
  listFiles,
  listProjectFiles,
  logout,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { aFile, sha256, tag } from '../../../tests/support/files.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  addMember,
  aPerson,
  aProject,
  apiFailureOf,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'

const installer = tag('type', 'installer')
const library = tag('type', 'lib')
const windows = tag('platform', 'windows')
const linux = tag('platform', 'linux')
const speech = tag('technology', 'asr')

/** Begins a download and reads its headers only. */
async function hold(url: string) {
  const held = request(url).on('error', () => {})
  await once(held, 'response')
  return held
}

onDatabases((server) => {
  const filesOf = (person: TestPerson, projectId: number, filters: Record<string, string> = {}, sort = {}) =>
    person.client.send(listFiles, {
      query: { filters: { file_project_id: String(projectId), ...filters }, sort },
    })
  const names = async (...given: Parameters<typeof filesOf>) => {
    const { data, total } = await filesOf(...given)
    expect(total).toBe(data.length)
    return data.map(({ name }) => name)
  }

  async function aProjectWithFiles() {
    const person = await aPerson(server())
    const { id } = await aProject(person)
    const add = (name: string, bytes: number, ...tags: ReturnType<typeof tag>[]) =>
      aFile(server(), id, { name, bytes: Buffer.alloc(bytes, name), tags })
    await add('studio-6.1.4-windows.zip', 30, installer, windows)
    await add('studio-6.1.4-linux.tar.gz', 20, installer, linux)
    await add('Voice 100%.zip', 10, library, windows, linux, speech, tag('other', 'eng-US'))
    return { person, id }
  }

  describe('lists', () => {
    it('A-028 finds files by name and tags, any of a kind and one of each', async () => {
      const { person, id } = await aProjectWithFiles()
      const found = (filters: Record<string, string>) => names(person, id, filters, { by: 'name' })
      const [archive, windowsStudio, voice] = [
        'studio-6.1.4-linux.tar.gz',
        'studio-6.1.4-windows.zip',
        'Voice 100%.zip',
      ]
      expect(await found({})).toEqual([archive, windowsStudio, voice])
      expect(await found({ file_tag_by_type: 'installer' })).toEqual([archive, windowsStudio])
      expect(await found({ file_tag_by_platform: 'windows' })).toEqual([windowsStudio, voice])
      expect(await found({ file_tag_by_platform: 'windows,linux', file_tag_by_technology: 'asr' })).toEqual([
        voice,
      ])
      expect(await found({ file_tag_by_platform: 'android' })).toEqual([])
      expect(await found({ file_name: ' STUDIO' })).toEqual([archive, windowsStudio])
      expect(await found({ file_name: '0%.' })).toEqual([voice])
      expect(await found({ file_name: '  ' })).toHaveLength(3)
    })

    it('A-058 sorts by name, size and date, newest first by default', async () => {
      const { person, id } = await aProjectWithFiles()
      const [first, second, third] = await names(person, id, {}, { by: 'created_at', direction: 'asc' })
      expect([first, second, third]).toEqual([
        'studio-6.1.4-windows.zip',
        'studio-6.1.4-linux.tar.gz',
        'Voice 100%.zip',
      ])
      expect(await names(person, id)).toEqual([third, second, first])
      expect(await names(person, id, {}, { by: 'size' })).toEqual([third, second, first])
      expect(await names(person, id, {}, { by: 'name', direction: 'desc' })).toEqual([third, first, second])
      const refused = await apiFailureOf(filesOf(person, id, {}, { by: 'file_key' }))
      expect(refused.errors).toEqual({ 'sort.by': 'invalid' })
    })

    it('A-025 lists the same by the path of the project, and says all that a file is', async () => {
      const { person, id } = await aProjectWithFiles()
      const { data } = await person.client.send(listProjectFiles, {
        params: { id },
        query: { pageSize: 1, filters: { file_tag_by_type: 'lib' } },
      })
      expect(data).toMatchObject([
        {
          name: 'Voice 100%.zip',
          mime: 'application/zip',
          size: 10,
          sha256: sha256(Buffer.alloc(10, 'Voice 100%.zip')),
          tagged: true,
          tags: [library, windows, linux, speech, { type: 'other', name: 'eng-US' }],
        },
      ])
    })

    it.each([
      ['file_tag_by_platform', 'linux', ['Voice 100%.zip', 'studio-6.1.4-linux.tar.gz']],
      ['file_tag_by_type', 'lib', ['Voice 100%.zip']],
      ['file_tag_by_technology', 'asr', ['Voice 100%.zip']],
      ['file_name', 'studio', ['studio-6.1.4-linux.tar.gz', 'studio-6.1.4-windows.zip']],
    ])('A-025 both lists narrow by %s', async (filter, value, expected) => {
      const { person, id } = await aProjectWithFiles()
      const other = await aProject(person)
      await aFile(server(), other.id, {
        name: 'studio voice.zip',
        tags: [installer, library, linux, speech],
      })
      const sort = { by: 'size', direction: 'asc' } as const
      const filters = { [filter]: value }
      const { data } = await person.client.send(listProjectFiles, {
        params: { id },
        query: { filters, sort },
      })
      expect(data.map(({ name }) => name)).toEqual(expected)
      expect(await names(person, id, filters, sort)).toEqual(expected)
    })

    it('A-026 suggests names by a piece of them, by the alphabet', async () => {
      const { person, id } = await aProjectWithFiles()
      const query = { pageSize: 50, filters: { file_project_id: String(id), file_name: '6.1.4' } }
      expect(await person.client.send(listFileNames, { query })).toEqual({
        data: [{ name: 'studio-6.1.4-linux.tar.gz' }, { name: 'studio-6.1.4-windows.zip' }],
        total: 2,
      })
    })

    it.each([
      [{ file_project_id: '' }, 'required'],
      [{ file_project_id: '1 or 1' }, 'invalid'],
    ])('%j names no project', async (filters, key) => {
      const person = await aPerson(server())
      const refused = await apiFailureOf(person.client.send(listFiles, { query: { filters } }))
      expect(refused.errors).toEqual({ 'filters.file_project_id': key })
    })

    it('refuses a tag that no file can have', async () => {
      const { person, id } = await aProjectWithFiles()
      for (const [name, value] of [
        ['platform', 'beos'],
        ['type', 'constructor'],
        ['technology', Array.from({ length: 21 }, () => 'asr').join()],
      ])
        expect((await apiFailureOf(filesOf(person, id, { [`file_tag_by_${name}`]: value! }))).errors).toEqual(
          {
            [`filters.file_tag_by_${name}`]: 'invalid',
          },
        )
    })

    it('shows nothing to others and all to staff', async () => {
      const { id } = await aProjectWithFiles()
      const stranger = await aPerson(server())
      expect((await apiFailureOf(filesOf(stranger, id))).code).toBe('not_found')
      await makeStaff(server(), stranger.id)
      expect((await filesOf(stranger, id)).total).toBe(3)
    })
  })

  describe('downloads', () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

    async function aDownload() {
      const person = await aPerson(server())
      const project = await aProject(person)
      const fileId = await aFile(server(), project.id, { name: 'Étude (1).zip', bytes })
      const { link, ...said } = await person.client.send(getDownloadLink, { params: { id: fileId } })
      const get = (headers: Record<string, string> = {}, method = 'GET', url = link) =>
        fetch(`${server().url}${url}`, { method, headers })
      return { person, project, fileId, link, said, get }
    }

    it('A-027 gives a link, with which the bytes and their checksum come without a session', async () => {
      const { said, get } = await aDownload()
      expect(said).toMatchObject({ name: 'Étude (1).zip', sha256: sha256(bytes) })
      const response = await get()
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
      const digest = Buffer.from(sha256(bytes), 'hex').toString('base64')
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': '200000',
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="_tude (1).zip"; filename*=UTF-8''%C3%89tude%20%281%29.zip`,
        digest: `sha-256=${digest}`,
        'repr-digest': `sha-256=:${digest}:`,
        etag: `"${sha256(bytes)}"`,
        'x-content-type-options': 'nosniff',
      })
      const head = await get({}, 'HEAD')
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '200000'])
    })

    it.each([
      ['bytes=0-9', 206, 'bytes 0-9/200000', [0, 10]],
      ['bytes=199990-', 206, 'bytes 199990-199999/200000', [199_990, 200_000]],
      ['bytes=-5', 206, 'bytes 199995-199999/200000', [199_995, 200_000]],
      ['bytes=199999-999999', 206, 'bytes 199999-199999/200000', [199_999, 200_000]],
      ['bytes=200000-', 416, 'bytes */200000', [0, 0]],
      ['bytes=-0', 416, 'bytes */200000', [0, 0]],
      ['bytes=9-0', 200, null, [0, 200_000]],
      ['bytes=0-1,5-6', 200, null, [0, 200_000]],
      ['lines=0-1', 200, null, [0, 200_000]],
    ] as const)('responds to the range %s with %i', async (range, status, part, [first, end]) => {
      const { get } = await aDownload()
      const response = await get({ Range: range })
      expect([response.status, response.headers.get('content-range')]).toEqual([status, part])
      const got = Buffer.from(await response.arrayBuffer())
      expect(got.equals(bytes.subarray(first, end))).toBe(true)
    })

    it('continues a download only while the file is unchanged', async () => {
      const { get } = await aDownload()
      const etag = `"${sha256(bytes)}"`
      expect((await get({ Range: 'bytes=5-', 'If-Range': etag })).status).toBe(206)
      expect((await get({ Range: 'bytes=5-', 'If-Range': '"another"' })).status).toBe(200)
      expect((await get({ 'If-None-Match': `W/"a", ${etag}` })).status).toBe(304)
    })

    it('rejects a link that was changed, has expired, or belongs to someone who lost the right', async () => {
      const { person, project, fileId, link, get } = await aDownload()
      const codeOf = async (url: string) => {
        const { code } = (await (await get({}, 'GET', url)).json()) as { code: string }
        return code
      }
      const other = await aFile(server(), project.id, { name: 'other' })
      expect(await codeOf(link.replace(`/${fileId}/`, `/${other}/`))).toBe('not_found')
      for (const [part, changed, code] of [
        [/account=\d+/, 'account=1', 'not_found'],
        [/account=/, 'account=1&account=', 'not_found'],
        [/by=\w+/, 'by=1', 'not_found'],
        [/by=/, 'by=t', 'not_found'],
        [/expires=\d+/, 'expires=99999999999', 'not_found'],
        [/signature=.*/, 'signature=x', 'not_found'],
        [/&signature=.*/, '', 'incorrect_form'],
      ] as const)
        expect([changed, await codeOf(link.replace(part, changed))]).toEqual([changed, code])
      const changedExpiry = link.replace(/expires=\d+/, 'expires=99999999999')
      expect((await get({ Range: 'bytes=0-9' }, 'GET', changedExpiry)).status).toBe(404)
      expect((await get({ 'If-None-Match': `"${sha256(bytes)}"` }, 'HEAD', changedExpiry)).status).toBe(404)

      const colleague = await aPerson(server())
      await addMember(server(), project.organization.id, colleague.id, 'employee')
      const { link: own } = await colleague.client.send(getDownloadLink, { params: { id: fileId } })
      expect((await get({}, 'HEAD', own)).status).toBe(200)
      await person.client.send(detachMember, {
        params: { orgId: project.organization.id, userId: colleague.id },
      })
      expect(await codeOf(own)).toBe('not_found')
      expect(
        (await apiFailureOf(colleague.client.send(getDownloadLink, { params: { id: fileId } }))).code,
      ).toBe('not_found')
    })

    it('ends a link with the session or the access token that made it', async () => {
      const { person, fileId, link, get } = await aDownload()
      const body = { name: 'Build', scopes: ['downloads' as const], days: 1 }
      const { token, id } = await person.client.send(createToken, { body })
      const made = await server()
        .client(token)
        .send(getDownloadLink, { params: { id: fileId } })
      const statusOf = async (url: string, method = 'GET') =>
        (await get({ Range: 'bytes=0-9' }, method, url)).status
      expect([await statusOf(made.link), await statusOf(link)]).toEqual([206, 206])
      await person.client.send(deleteToken, { params: { id } })
      expect([await statusOf(made.link), await statusOf(made.link, 'HEAD')]).toEqual([404, 404])
      expect(await statusOf(link)).toBe(206)
      await person.client.send(logout)
      expect([await statusOf(link), await statusOf(link, 'HEAD')]).toEqual([404, 404])
    })

    it('says in the log of the organization who downloaded what', async () => {
      const { person, project } = await aDownload()
      const { data } = await person.client.send(listAudit, {
        params: { id: project.organization.id },
        query: { filters: { action: 'file.downloaded' } },
      })
      expect(data).toMatchObject([
        { account: { id: person.id }, values: { name: 'Étude (1).zip', project: 'Kitchen lamp' } },
      ])
    })

    it('lets one account hold so many downloads at once and frees those that end', async () => {
      const { person, project, get } = await aDownload()
      // More than the buffers between the two ends hold.
      const fileId = await aFile(server(), project.id, { name: 'large', bytes: Buffer.alloc(32_000_000, 1) })
      const { link } = await person.client.send(getDownloadLink, { params: { id: fileId } })
      const most = server().context.limits.downloadsAtOncePerAccount
      const held = await Promise.all(Array.from({ length: most }, () => hold(`${server().url}${link}`)))
      const refused = await get()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
      for (const request of held) request.destroy()
      await expect.poll(async () => (await get({}, 'HEAD')).status).toBe(200)
    })

    it('takes the bytes with the organization', async () => {
      const { person } = await aDownload()
      const stored = () =>
        readdirSync(join(server().folder, 'files'), { recursive: true, withFileTypes: true }).filter(
          (entry) => entry.isFile(),
        ).length
      const before = stored()
      await person.client.send(deleteUser, { params: { id: person.id } })
      expect(stored()).toBe(before - 1)
    })
  })
})
