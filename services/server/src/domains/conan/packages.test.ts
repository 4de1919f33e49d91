import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  createProjectToken,
  listAudit,
  listConanPackages,
  listFiles,
  listStaffPackages,
  listUploads,
  type PackageForm,
  savePackage,
  withdrawPackage,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  builds,
  changedPackage,
  entriesOf,
  packageForAll,
  packedOf,
  recipeRevision,
  savedPackage,
  type TarEntry,
  withBuild,
  withList,
} from '../../../tests/support/packages.js'
import { aPerson, aProject, apiFailureOf } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aStaffMember, begin, tusRequest } from '../../../tests/support/uploads.js'

const recipePath = '/v2/conans/saywright-tts/6.2.0/_/_'
const revisionPath = `${recipePath}/revisions/${recipeRevision}`
const hexOf = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes).digest('hex')
const filesIn = ({ folder }: TestServer, name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const file = (name: string, text: string): TarEntry => ({ name, type: 'file', bytes: Buffer.from(text) })

onDatabases((server) => {
  async function aHouse() {
    const owner = await aPerson(server())
    const project = await aProject(owner)
    const staff = await aStaffMember(server())
    const params = { id: project.id }
    const { token } = await owner.client.send(createProjectToken, {
      params,
      body: { name: 'Build server', scopes: ['downloads'], days: 1 },
    })
    const ask = async (path: string) => {
      const response = await fetch(`${server().url}/api/conan/${project.id}${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const packages = async () => (await owner.client.send(listConanPackages, { params })).data
    const upload = async (bytes: Uint8Array, said: PackageForm = {}) => {
      const form = { name: 'saywright-tts.tgz', size: bytes.length, package: said }
      const { url } = await begin(staff, project.id, form)
      return {
        url: `${server().url}${url}`,
        ...(await tusRequest(`${server().url}${url}`, staff.token, 'PATCH', { bytes })),
      }
    }
    const listed = async (keywords = '') =>
      (await staff.client.send(listStaffPackages, { query: { search: { keywords } } })).data.filter(
        (one) => one.project.id === project.id,
      )
    return { owner, project, staff, ask, packages, upload, listed }
  }
  const jsonOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString())

  describe('an archive that staff uploads', () => {
    it('is nowhere until its last byte has come, and then served file by file as Conan uploads it', async () => {
      const { owner, project, staff, ask, packages } = await aHouse()
      const half = savedPackage.length >> 1
      const form = { name: 'tts.tgz', size: savedPackage.length, package: { min_studio_version: '6.1' } }
      const { url, kind } = await begin(staff, project.id, form)
      expect(kind).toBe('package')
      const send = (bytes: Buffer, offset: number) =>
        tusRequest(`${server().url}${url}`, staff.token, 'PATCH', { bytes, offset })
      expect((await send(savedPackage.subarray(0, half), 0)).status).toBe(204)
      expect(jsonOf(await ask('/v2/conans/search?q=*'))).toEqual({ results: [] })
      expect((await staff.client.send(listUploads)).data).toMatchObject([{ kind: 'package', offset: half }])
      expect((await send(savedPackage.subarray(half), half)).status).toBe(204)
      // A client that lost the response asks again, and gets it.
      expect(await tusRequest(`${server().url}${url}`, staff.token, 'HEAD')).toMatchObject({
        status: 200,
        offset: savedPackage.length,
      })
      expect((await staff.client.send(listUploads)).total).toBe(0)
      expect(filesIn(server(), 'uploads')).toEqual([])
      const query = { filters: { file_project_id: String(project.id) } }
      expect((await owner.client.send(listFiles, { query })).total).toBe(0)

      expect(jsonOf(await ask('/v2/conans/search?q=*'))).toEqual({ results: ['saywright-tts/6.2.0'] })
      expect(jsonOf(await ask(`${recipePath}/latest`)).revision).toBe(recipeRevision)
      expect(Object.keys(jsonOf(await ask(`${revisionPath}/search`))).toSorted()).toEqual(
        builds.map(({ packageId }) => packageId),
      )
      expect(Object.keys(jsonOf(await ask(`${revisionPath}/files`)).files)).toEqual([
        'conan_export.tgz',
        'conan_sources.tgz',
        'conanfile.py',
        'conanmanifest.txt',
      ])
      const saved = new Map((await entriesOf(savedPackage)).map((entry) => [entry.name, entry]))
      const recipe = async (name: string) => (await ask(`${revisionPath}/files/${name}`)).bytes
      const folder = 'saywr1b471c50f3351'
      expect(await recipe('conanfile.py')).toEqual(saved.get(`${folder}/e/conanfile.py`)?.bytes)
      expect(await entriesOf(await recipe('conan_export.tgz'))).toEqual([file('notes.md', 'Notes\n')])
      expect(await entriesOf(await recipe('conan_sources.tgz'))).toEqual([
        { name: 'src/alias.h', type: 'symlink', linkname: 'tts.h', bytes: Buffer.alloc(0) },
        file('src/tts.h', '#pragma once\n'),
      ])

      const [built] = await packages().then(([one]) => one?.package_files ?? [])
      for (const { packageId, revision } of builds) {
        const path = `${revisionPath}/packages/${packageId}/revisions/${revision}/files`
        const get = async (name: string) => (await ask(`${path}/${name}`)).bytes
        expect(hexOf('sha1', await get('conaninfo.txt'))).toBe(packageId)
        const inside = await entriesOf(await get('conan_package.tgz'))
        expect(inside.map(({ name, type, linkname }) => [name, type, linkname])).toEqual([
          ['include/alias.h', 'symlink', 'tts.h'],
          ['include/tts.h', 'file', undefined],
          ['lib/libtts.so', 'symlink', 'libtts.so.1'],
          ['lib/libtts.so.1', 'file', undefined],
          ['lib64', 'symlink', 'lib'],
        ])
        const [, ...lines] = (await get('conanmanifest.txt')).toString().trim().split('\n')
        for (const { name, type, bytes } of inside)
          if (type === 'file') expect(lines).toContain(`${name}: ${hexOf('md5', bytes)}`)
        expect(hexOf('md5', Buffer.from(`${lines.join('\n')}\n`))).toBe(revision)
        if (packageId === builds[0].packageId)
          expect(built).toMatchObject({
            platform: 'linux',
            architecture: 'x86_64',
            sha1: hexOf('sha1', await get('conan_package.tgz')),
            min_studio_version: '6.1',
            max_studio_version: null,
          })
      }
      const log = await owner.client.send(listAudit, {
        params: { id: project.organization.id },
        query: { filters: { action: 'package.published' } },
      })
      expect(log.data).toMatchObject([
        { is_staff: true, account: { id: staff.id }, values: { name: 'saywright-tts/6.2.0' } },
      ])
    })

    it('is published at the next request when the process died before it was', async () => {
      const { packages, project, staff } = await aHouse()
      const { id, url } = await begin(staff, project.id, { size: savedPackage.length, package: {} })
      const { context, store } = server()
      const row = await store.database
        .selectFrom('upload')
        .select('file_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await context.parts.append(row.file_key, Readable.from([savedPackage]))
      expect(await packages()).toEqual([])
      expect((await tusRequest(`${server().url}${url}`, staff.token, 'HEAD')).status).toBe(200)
      expect(await packages()).toHaveLength(1)
    })

    it('may be a recipe alone, or headers for every system', async () => {
      const { packages, upload, listed } = await aHouse()
      expect((await upload(await withList((text) => text.replace('"packages"', '"others"')))).status).toBe(
        204,
      )
      const [alone] = await listed()
      expect(alone).toMatchObject({ binaries: [], size: expect.any(Number) })
      expect(alone?.size).toBeGreaterThan(1000)
      const headers = await packageForAll()
      expect((await upload(headers)).status).toBe(204)
      expect(await packages()).toMatchObject([
        { package_files: [{ platform: 'any', architecture: 'any', sha1: expect.any(String) }] },
      ])
    })

    it('reads what the upload leaves out from its recipe', async () => {
      const { packages, upload } = await aHouse()
      await upload(savedPackage)
      expect(await packages()).toMatchObject([{ description: 'Synthesis', package_type: 'shared-library' }])
    })

    it('adds a build to an existing recipe, and is refused without a new one', async () => {
      const { packages, upload, listed } = await aHouse()
      const said = { min_studio_version: '6.1', max_studio_version: '6.9' }
      expect((await upload(await withBuild(0), said)).status).toBe(204)
      const before = filesIn(server(), 'files').length
      expect((await upload(await withBuild(1), { description: 'Voices' })).status).toBe(204)
      // Of the second one the files of the recipe are there already.
      expect(filesIn(server(), 'files').length - before).toBe(3)
      expect(await upload(savedPackage)).toMatchObject({ status: 409, code: 'already_exists' })
      expect(filesIn(server(), 'files').length - before).toBe(3)
      expect(await packages()).toMatchObject([{ description: 'Voices', children: [{ version: '6.2.0' }] }])
      expect(await listed()).toMatchObject([
        {
          ...said,
          revision: recipeRevision,
          binaries: builds.map(({ packageId }) => ({ package_id: packageId })),
        },
      ])
    })

    it('is another package in each project, and none of them sees the other', async () => {
      const [one, other] = [await aHouse(), await aHouse()]
      await one.upload(savedPackage)
      expect(await other.packages()).toEqual([])
      expect((await other.ask(`${revisionPath}/files/conanfile.py`)).status).toBe(404)
      expect((await other.upload(savedPackage)).status).toBe(204)
      const [removed] = await one.listed()
      await one.staff.client.send(withdrawPackage, { params: { id: removed!.id } })
      expect((await other.ask(`${revisionPath}/files/conanfile.py`)).status).toBe(200)
    })
  })

  describe('is refused without a trace,', () => {
    const without = (name: RegExp) => (entries: readonly TarEntry[]) =>
      entries.filter((entry) => !name.test(entry.name))
    const changed = (name: RegExp, change: Partial<TarEntry>) => (entries: readonly TarEntry[]) =>
      entries.map((entry) => (name.test(entry.name) ? { ...entry, ...change } : entry))
    /** Beside the other files of a build. */
    const more =
      (...added: readonly TarEntry[]) =>
      (entries: readonly TarEntry[]) =>
        entries.flatMap((entry) => (entry.name === `${inPackage}/lib64` ? [entry, ...added] : entry))
    const link = (name: string, linkname: string, type: TarEntry['type'] = 'symlink'): TarEntry => ({
      ...{ name, linkname, type },
      bytes: Buffer.alloc(0),
    })
    const inPackage = 'b/saywrce9738ead545c/p'
    const archives: Record<string, readonly [code: string, archive: () => Promise<Buffer> | Buffer]> = {
      'what is no archive': ['package_unreadable', () => Buffer.from('PK no archive of tar and gzip')],
      'an archive that is cut off': ['package_unreadable', () => savedPackage.subarray(0, 1500)],
      'an archive of something else': ['package_unreadable', () => packedOf([file('readme.md', 'Hello')])],
      'a list that is none': ['package_unreadable', () => withList(() => '{"saywright-tts/6.2.0":1}')],
      'two recipes': [
        'package_not_alone',
        () => withList((text) => text.replace('{', '{"zlib/1.3":{"revisions":{"a":{"recipe_folder":"z"}}},')),
      ],
      'a user and a channel': [
        'package_not_alone',
        () => withList((text) => text.replace('tts/6.2.0', 'tts/6.2.0@me/stable')),
      ],
      'a name that leads elsewhere': [
        'package_not_alone',
        () => withList((text) => text.replace('saywright-tts/6.2.0', '../../6.2.0')),
      ],
      'another revision of the recipe': [
        'package_differs',
        () => withList((text) => text.replace(recipeRevision, recipeRevision.replace('3', '4'))),
      ],
      'another identifier of a package': [
        'package_differs',
        () => withList((text) => text.replace(builds[0].packageId, builds[0].packageId.replace('2', '3'))),
      ],
      'another revision of a package': [
        'package_differs',
        () => withList((text) => text.replace(builds[0].revision, builds[0].revision.replace('4', '5'))),
      ],
      'a library that was changed': [
        'package_differs',
        () => changedPackage(changed(/libtts\.so\.1$/, { bytes: Buffer.from('other') })),
      ],
      'a link that was changed': [
        'package_differs',
        () => changedPackage(changed(/p\/lib\/libtts\.so$/, { linkname: 'libtts.so.2' })),
      ],
      'a source that is missing': ['package_differs', () => changedPackage(without(/es\/src\/tts\.h$/))],
      'a manifest that is missing': [
        'package_unreadable',
        () => changedPackage(without(/p\/conanmanifest\.txt$/)),
      ],
      'a path that leads out': [
        'package_unreadable',
        () => changedPackage(more(file('../../passwd', 'root'))),
      ],
      'a path from the root': ['package_unreadable', () => changedPackage(more(file('/etc/passwd', 'root')))],
      'a link that leads out': [
        'package_unreadable',
        () => changedPackage(more(link(`${inPackage}/etc`, '../../../etc'))),
      ],
      'a link to the root': [
        'package_unreadable',
        () => changedPackage(more(link(`${inPackage}/etc`, '/etc'))),
      ],
      'a link that leads out by another': [
        'package_unreadable',
        () => changedPackage(more(link(`${inPackage}/here`, '.'), link(`${inPackage}/up`, 'here/..'))),
      ],
      'a file below a link': [
        'package_unreadable',
        () => changedPackage(more(file(`${inPackage}/lib64/more.so`, 'more'))),
      ],
      'a hard link': [
        'package_unreadable',
        () => changedPackage(more(link(`${inPackage}/hard`, `${inPackage}/lib/libtts.so.1`, 'link'))),
      ],
      'a pipe': ['package_unreadable', () => changedPackage(more(link(`${inPackage}/pipe`, '', 'fifo')))],
      'a file twice': [
        'package_unreadable',
        () => changedPackage(more(file(`${inPackage}/lib/libtts.so.1`, 'library '.repeat(1000)))),
      ],
      'a folder in two pieces': [
        'package_unreadable',
        () =>
          changedPackage((entries) => {
            const [last, ...others] = entries.toSorted((one) =>
              one.name.endsWith('p/include/tts.h') ? -1 : 1,
            )
            return [...others, last!]
          }),
      ],
    }

    it.each(Object.entries(archives))('%s', async (_, [code, archive]) => {
      const { packages, upload, staff } = await aHouse()
      const before = filesIn(server(), 'files').length
      const { url, ...answer } = await upload(await archive())
      expect(answer).toMatchObject({ status: 422, code })
      expect(await packages()).toEqual([])
      expect(filesIn(server(), 'files').length).toBe(before)
      expect(filesIn(server(), 'uploads')).toEqual([])
      expect((await tusRequest(url, staff.token, 'HEAD')).status).toBe(404)
    })
  })

  describe('a package that is published', () => {
    it('is found by its reference and its project, newest first', async () => {
      const { listed, project, upload } = await aHouse()
      await upload(savedPackage)
      expect(await listed('TTS/6.2')).toMatchObject([
        { name: 'saywright-tts', version: '6.2.0', organization: { id: project.organization.id } },
      ])
      expect(await listed(project.title.toUpperCase())).toHaveLength(1)
      expect(await listed('lighthouse')).toEqual([])
    })

    it('is changed in what staff says of it, within a range of versions', async () => {
      const { listed, owner, packages, project, staff, upload } = await aHouse()
      await upload(savedPackage, { max_studio_version: '6.9' })
      const [{ id } = { id: 0 }] = await listed()
      const save = (body: PackageForm) => staff.client.send(savePackage, { params: { id }, body })
      const refused = await apiFailureOf(save({ min_studio_version: '6.10' }))
      expect(refused).toMatchObject({ code: 'incorrect_form', errors: { max_studio_version: 'outOfRange' } })
      await save({ description: 'Voices', min_studio_version: '6.1', max_studio_version: null })
      expect(await packages()).toMatchObject([
        {
          description: 'Voices',
          package_files: [{ min_studio_version: '6.1', max_studio_version: null }, {}],
        },
      ])
      const log = await owner.client.send(listAudit, {
        params: { id: project.organization.id },
        query: { filters: { action: 'package.updated' } },
      })
      expect(log.data).toMatchObject([{ is_staff: true, values: { name: 'saywright-tts/6.2.0' } }])
    })

    it('is withdrawn with its files after a recent proof of identity', async () => {
      const { ask, listed, owner, packages, project, staff, upload } = await aHouse()
      const before = filesIn(server(), 'files').length
      await upload(savedPackage)
      const [{ id } = { id: 0 }] = await listed()
      const withdraw = () => staff.client.send(withdrawPackage, { params: { id } })
      const proved = (minutesAgo: number) =>
        server()
          .store.database.updateTable('session')
          .set({ proved_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
          .where('account_id', '=', staff.id)
          .execute()
      await proved(11)
      expect((await apiFailureOf(withdraw())).code).toBe('proof_required')
      await proved(0)
      await withdraw()
      expect([await packages(), await listed()]).toEqual([[], []])
      expect((await ask(`${recipePath}/latest`)).status).toBe(404)
      expect(filesIn(server(), 'files').length).toBe(before)
      expect((await apiFailureOf(withdraw())).code).toBe('not_found')
      const log = await owner.client.send(listAudit, {
        params: { id: project.organization.id },
        query: { filters: { action: 'package.withdrawn' } },
      })
      expect(log.data).toMatchObject([{ is_staff: true, values: { name: 'saywright-tts/6.2.0' } }])
      expect((await upload(savedPackage)).status).toBe(204)
    })
  })

  it('is refused before a byte is sent when it is too large, or for no version of the studio', async () => {
    const { project, staff } = await aHouse()
    const refused = (form: Parameters<typeof begin>[2]) => apiFailureOf(begin(staff, project.id, form))
    expect((await refused({ size: 2049 * 1024 * 1024, package: {} })).code).toBe('too_large')
    const range = { min_studio_version: '6.2', max_studio_version: '6.1' }
    expect(await refused({ size: 1, package: range })).toMatchObject({
      code: 'incorrect_form',
      errors: { 'package.max_studio_version': 'outOfRange' },
    })
  })
})

describe('the contents of an archive', () => {
  it.each(['packageBuilds=1', 'packageEntries=20', 'packageUnpackedMegabytes=1'])(
    'is bounded by %s',
    async (limit) => {
      const server = await startTestServer({ SAYWRIGHT_LIMITS: limit })
      const staff = await aStaffMember(server)
      const project = await aProject(staff)
      const bytes = await changedPackage((entries) => [
        ...entries,
        file('zeros', '0'.repeat(2 * 1024 * 1024)),
      ])
      const { url } = await begin(staff, project.id, { size: bytes.length, package: {} })
      const answer = await tusRequest(`${server.url}${url}`, staff.token, 'PATCH', { bytes })
      expect(answer).toMatchObject({ status: 422, code: 'package_too_large' })
      await server.stopAndForget()
    },
  )
})
