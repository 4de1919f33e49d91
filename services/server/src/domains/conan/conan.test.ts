import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  createProjectToken,
  createToken,
  deleteProjectToken,
  listConanPackages,
  login,
  me,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, type TestPerson } from '../../../tests/support/people.js'
import { licenceOwner } from '../../secrets/owners.js'

/**
 * Requests of the client of Conan 2 to this remote for logging in, searching, listing and installing, with their responses.
 * The digests were updated when the content of the packages changed; requests and the form of responses are recorded.
 */
interface Exchange {
  readonly path: string
  readonly authorization: 'none' | 'Basic' | 'Bearer'
  readonly status: number
  readonly type: string
  readonly json?: unknown
  readonly text?: string
  readonly sha256?: string
}
const exchanges: readonly Exchange[] = JSON.parse(
  readFileSync(new URL('../../../tests/support/conanExchanges.json', import.meta.url), 'utf8'),
)

/** The moment of the recording: the demonstration counts its dates from now. */
const then = () => new Date('2026-11-22T09:00:00.000Z')

const basic = (user: string, secret: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`

onDatabases(
  (server) => {
    async function kitchenLamp() {
      const { database } = server().store
      const account = await database
        .selectFrom('account')
        .select(['id', 'email', 'licence_sealed'])
        .where('first_name', '=', 'Camille')
        .executeTakeFirstOrThrow()
      const project = await database
        .selectFrom('project')
        .select('id')
        .where('title', '=', 'Kitchen lamp')
        .executeTakeFirstOrThrow()
      const { email, id: accountId } = account
      const { encryption } = server().context
      const licenceKey = encryption.decrypt(account.licence_sealed ?? '', licenceOwner(accountId))
      return { email, accountId, licenceKey, projectId: project.id }
    }
    const ask = (projectId: number, path: string, authorization = '') =>
      fetch(`${server().url}/api/conan/${projectId}${path}`, {
        headers: authorization ? { Authorization: authorization } : {},
      })
    const camille = async () => {
      const { email, password } = server().context.demonstration!
      const { access_token } = await server().client().send(login, { body: { email, password } })
      return server().client(access_token)
    }

    it('responds to the client of Conan as it did when the client installed its packages', async () => {
      const { email, licenceKey, projectId } = await kitchenLamp()
      expect(exchanges.length).toBeGreaterThan(20)
      for (const { path, authorization, status, type, ...expected } of exchanges) {
        const secret = status === 401 ? 'SW-0000-0000-0000' : licenceKey
        const header = { none: '', Basic: basic(email, secret), Bearer: `Bearer ${secret}` }[authorization]
        const response = await ask(projectId, path, header)
        const bytes = Buffer.from(await response.arrayBuffer())
        const got = {
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          ...(expected.json !== undefined && { json: JSON.parse(bytes.toString()) }),
          ...(expected.text !== undefined && { text: bytes.toString().replace(licenceKey, '{secret}') }),
          ...(expected.sha256 && { sha256: createHash('sha256').update(bytes).digest('hex') }),
        }
        expect({ path, ...got }).toEqual({ path, status, type, ...expected })
      }
    })

    it('describes its capabilities to anyone, and requires a password for everything else', async () => {
      const { projectId } = await kitchenLamp()
      const ping = await ask(projectId, '/v1/ping')
      expect([ping.status, ping.headers.get('x-conan-server-capabilities')]).toEqual([200, 'revisions'])
      for (const header of ['', 'Basic !!', 'Bearer sw_unknown', 'Bearer SW-0000-0000-0000']) {
        const response = await ask(projectId, '/v2/conans/search?q=*', header)
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([
          401,
          'Basic realm="Conan"',
        ])
      }
    })

    it('takes a license key that holds, with the address of its account alone', async () => {
      const { accountId, projectId, licenceKey } = await kitchenLamp()
      const other = await ask(projectId, '/v2/users/authenticate', basic('ada@example.com', licenceKey))
      expect(other.status).toBe(401)
      const own = async (changed: Record<string, string | null>) => {
        const { database } = server().store
        await database.updateTable('account').set(changed).where('id', '=', accountId).execute()
        return (await ask(projectId, '/v2/conans/search', `Bearer ${licenceKey}`)).status
      }
      expect(await own({ licence_disabled_at: '2026-11-21T09:00:00.000Z' })).toBe(401)
      expect(
        await own({
          licence_disabled_at: null,
          licence_end: 'date',
          licence_expires_at: '2026-11-22T08:59:59.000Z',
        }),
      ).toBe(401)
      expect(await own({ licence_expires_at: '2026-11-22T09:00:01.000Z' })).toBe(200)
    })

    it('takes an access token for downloads, of the project or of a person, until it is revoked', async () => {
      const { projectId } = await kitchenLamp()
      const client = await camille()
      const body = { name: 'Build server', scopes: ['downloads' as const], days: 1 }
      const params = { id: projectId }
      const made = await client.send(createProjectToken, { params, body })
      const log = await ask(projectId, '/v2/users/authenticate', basic('build', made.token))
      expect(await log.text()).toBe(made.token)
      const search = async (token: string) =>
        (await ask(projectId, '/v2/conans/search?q=*asr*', `Bearer ${token}`)).status
      expect(await search(made.token)).toBe(200)
      const reader = await client.send(createToken, { body: { ...body, scopes: ['read'] } })
      expect(await search(reader.token)).toBe(401)
      const own = await client.send(createToken, { body })
      expect(await search(own.token)).toBe(200)
      await client.send(deleteProjectToken, { params: { id: projectId, tokenId: made.id } })
      expect(await search(made.token)).toBe(401)
    })

    it('shows others nothing, and a token of a project no other project', async () => {
      const { projectId } = await kitchenLamp()
      const person: TestPerson = await aPerson(server())
      const project = await aProject(person)
      const body = { name: 'Build server', scopes: ['downloads' as const], days: 1 }
      const personal = await person.client.send(createToken, { body })
      const found = await ask(project.id, '/v2/conans/search', `Bearer ${personal.token}`)
      expect(await found.json()).toEqual({ results: [] })
      expect((await ask(projectId, '/v2/conans/search', `Bearer ${personal.token}`)).status).toBe(404)
      const second = await aProject(person, 'Oven door')
      const bound = await person.client.send(createProjectToken, { params: { id: project.id }, body })
      expect((await ask(project.id, '/v2/conans/search', `Bearer ${bound.token}`)).status).toBe(200)
      expect((await ask(second.id, '/v2/conans/search', `Bearer ${bound.token}`)).status).toBe(404)
    })

    it('gives no path of a project to a stranger, nor to what opens something else', async () => {
      const { email, projectId } = await kitchenLamp()
      const [client, stranger] = [await camille(), await aPerson(server())]
      const own = { id: (await aProject(stranger)).id }
      const token = { name: 'Build server', days: 1 }
      const reading = await client.send(createProjectToken, {
        params: { id: projectId },
        body: { ...token, scopes: ['read'] },
      })
      const ofAnother = await stranger.client.send(createProjectToken, {
        params: own,
        body: { ...token, scopes: ['downloads'] },
      })
      const key = (await stranger.client.send(me)).licence_key?.token ?? ''
      const paths = exchanges.flatMap(({ path, status }) =>
        status === 200 && path.startsWith('/v2/conans/') ? [path] : [],
      )
      expect(paths.length).toBeGreaterThan(20)
      for (const [who, header, status] of [
        ['nobody', '', 401],
        ['a stranger', `Bearer ${key}`, 404],
        ['a stranger under the address of a member', basic(email, key), 401],
        ['a token of another project', `Bearer ${ofAnother.token}`, 404],
        ['a token that reads', `Bearer ${reading.token}`, 401],
        ['a session', `Bearer ${stranger.token}`, 401],
      ] as const)
        for (const path of paths)
          expect([who, path, (await ask(projectId, path, header)).status]).toEqual([who, path, status])
    })

    it.each([
      ['*asr*', ['saywright-asr/6.1.3', 'saywright-asr/6.1.4']],
      ['saywright-???/6.1.4', ['saywright-asr/6.1.4']],
      ['SAYWRIGHT-CORE', ['saywright-core/6.1.3', 'saywright-core/6.1.4']],
      ['say%', []],
      ['asr', []],
    ])('finds by the pattern %s', async (pattern, results) => {
      const { projectId, licenceKey } = await kitchenLamp()
      const path = `/v2/conans/search?q=${encodeURIComponent(pattern)}`
      const response = await ask(projectId, path, `Bearer ${licenceKey}`)
      expect(await response.json()).toEqual({ results })
    })

    it('does not fail by addresses that name nothing', async () => {
      const { projectId, licenceKey } = await kitchenLamp()
      const recipe = '/v2/conans/saywright-asr/6.1.4/_/_'
      for (const path of [
        `${recipe}/revisions/none/files`,
        `${recipe}/revisions/..%2F..%2Fetc/files/passwd`,
        '/v2/conans/a%00b/1/_/_/latest',
        `/v2/conans/search?q=${'*'.repeat(300)}`,
        `${recipe}/revisions/510b438e8a5f7fbdb62c43c42be0b782/files/../../secret-key`,
      ])
        expect([path, (await ask(projectId, path, `Bearer ${licenceKey}`)).status]).toEqual([path, 404])
    })

    it.each([
      ['PUT', '/v2/conans/saywright-asr/6.1.4/_/_/revisions/1/files/conanfile.py'],
      ['DELETE', '/v2/conans/saywright-asr/6.1.4/_/_'],
      ['POST', '/v1/conans/saywright-asr/6.1.4/_/_/upload_urls'],
    ])('refuses %s with a message before it reads a body, for every caller', async (method, path) => {
      const { projectId, licenceKey } = await kitchenLamp()
      const response = await fetch(`${server().url}/api/conan/${projectId}${path}`, {
        method,
        headers: { Authorization: `Bearer ${licenceKey}` },
        ...(method !== 'DELETE' && { body: Buffer.alloc(2_000_000) }),
      })
      expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain'])
      expect(await response.text()).toContain('This remote is read-only.')
    })

    it('says in a sentence what fails, not in JSON', async () => {
      const { projectId, licenceKey } = await kitchenLamp()
      const missing = await ask(projectId, '/v2/conans/none/1/_/_/latest', `Bearer ${licenceKey}`)
      expect([missing.status, missing.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ])
      expect(await missing.text()).toBe('This does not exist, or you do not have access to it.')
    })

    it('E-008 a package says what its newest version is, needs and was built for', async () => {
      const { projectId } = await kitchenLamp()
      const { database } = server().store
      await database
        .updateTable('conan_binary')
        .set({ info: '[settings]\nos=Linux\n[requires]\nzlib/1.3\n[options]\nshared=True\n' })
        .where('platform', '=', 'linux')
        .execute()
      const { data } = await (await camille()).send(listConanPackages, { params: { id: projectId } })
      const [{ package_files, children, ...rest }] = data as [(typeof data)[number]]
      expect(rest).toEqual({
        id: expect.any(Number),
        name: 'saywright-asr',
        slug: 'saywright-asr',
        description: 'C++ headers: has recordings recognized by the server (needs libcurl)',
        package_type: 'header-library',
        version: '6.1.4',
        dependencies: ['zlib/1.3'],
        created_at: expect.any(String),
      })
      expect(package_files).toEqual(children[0]?.package_files)
      expect(package_files[0]).toEqual({
        platform: 'linux',
        architecture: 'x86_64',
        version: '6.1.4',
        size: expect.any(Number),
        base_install_path: null,
        sha1: expect.stringMatching(/^[\da-f]{40}$/),
        min_studio_version: null,
        max_studio_version: null,
      })
    })

    it('A-029 K-044 lists the packages of a project with their versions', async () => {
      const { projectId } = await kitchenLamp()
      const { data, total } = await (await camille()).send(listConanPackages, {
        params: { id: projectId },
        query: { pageSize: 1 },
      })
      expect(total).toBe(2)
      const [newest, older] = data[0]!.children
      expect(data).toMatchObject([
        {
          name: 'saywright-asr',
          description: 'C++ headers: has recordings recognized by the server (needs libcurl)',
        },
      ])
      expect([newest?.reference, older?.reference]).toEqual(['saywright-asr/6.1.4', 'saywright-asr/6.1.3'])
      expect(newest?.created_at).toBe('2026-11-20T09:00:00.000Z')
      expect(newest?.package_files.map(({ platform, architecture }) => [platform, architecture])).toEqual([
        ['linux', 'x86_64'],
        ['windows', 'x86_64'],
      ])
      expect(newest?.package_files[0]?.size).toBeGreaterThan(200)
    })
  },
  { replacements: { now: then } },
)
