import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDownloadLink, listAllProjects, listFiles, login, type ProjectFile } from '@saywright/api/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sha256 } from '../../tests/support/files.js'
import { startTestServer, type TestServer, temporaryFolder } from '../../tests/support/testServer.js'
import { tarGz } from './tarGz.js'

const names = ['saywright-cli-0.1.0.tgz', 'saywright-ui-1.2.0-beta.1.tgz', 'saywright-vscode-0.1.0.vsix']

let folder: string
const servers: TestServer[] = []
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A demonstration whose packages are looked for in a folder that may not be there yet. */
async function aDemonstration(packages = join(folder, 'packages')): Promise<TestServer> {
  const server = await startTestServer({
    SAYWRIGHT_DATA_DIR: join(folder, 'data'),
    SAYWRIGHT_PACKAGES_DIR: packages,
  })
  servers.push(server)
  return server
}

/** Packs two packages, which exist at once. @param description of them. */
async function pack(description = 'first') {
  const packing = join(folder, 'packing')
  mkdirSync(packing)
  for (const name of names) {
    const pieces: Uint8Array[] = []
    const manifest = Buffer.from(JSON.stringify({ name, description }))
    for await (const piece of tarGz([{ path: 'package/package.json', bytes: manifest }])) pieces.push(piece)
    writeFileSync(join(packing, name), Buffer.concat(pieces))
  }
  writeFileSync(join(packing, 'notes.txt'), 'no package')
  rmSync(join(folder, 'packages'), { recursive: true, force: true })
  renameSync(packing, join(folder, 'packages'))
}

async function camille(server: TestServer) {
  const body = server.context.demonstration!
  const { access_token } = await server.client().send(login, { body })
  return server.client(access_token)
}

/** The tarballs that each project of the demonstration offers, by its title. */
async function tarballs(server: TestServer) {
  const client = await camille(server)
  const { data: projects } = await client.send(listAllProjects, { query: { pageSize: 100 } })
  const offered: Record<string, readonly ProjectFile[]> = {}
  for (const { id, title } of projects) {
    const query = { filters: { file_project_id: String(id) }, pageSize: 100 }
    const { data } = await client.send(listFiles, { query })
    const found = data.filter(({ name }) => /\.(?:tgz|vsix|txt)$/.test(name))
    if (found.length > 0) offered[title] = found
  }
  return offered
}

const namesOf = (offered: Awaited<ReturnType<typeof tarballs>>) =>
  Object.fromEntries(
    Object.entries(offered).map(([title, files]) => [title, files.map(({ name }) => name).toSorted()]),
  )

const byName = (one: ProjectFile, other: ProjectFile) => one.name.localeCompare(other.name)

const fileOf = ({ store }: TestServer, { id }: ProjectFile) =>
  store.database.selectFrom('file').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()

const everyName = { 'Kitchen lamp': names, 'Banc de mesure': names }

it('the demonstration offers packages once they are packed, and nothing in their place before', async () => {
  const server = await aDemonstration()
  expect(await tarballs(server)).toEqual({})
  await pack()
  await vi.waitFor(async () => expect(namesOf(await tarballs(server))).toEqual(everyName))

  const [lamp = []] = [(await tarballs(server))['Kitchen lamp']]
  const [cli, ui, extension] = lamp.toSorted(byName)
  expect([cli?.version, ui?.version, extension?.version]).toEqual(['0.1.0', '1.2.0-beta.1', '0.1.0'])
  expect([cli?.mime, extension?.mime]).toEqual(['application/gzip', 'application/zip'])
  expect(cli?.tags.map(({ type, name }) => [type, name])).toEqual([['type', 'lib']])
  const client = await camille(server)
  const { link } = await client.send(getDownloadLink, { params: { id: cli!.id } })
  const bytes = new Uint8Array(await (await fetch(new URL(link, server.url))).arrayBuffer())
  expect(bytes).toEqual(new Uint8Array(readFileSync(join(folder, 'packages', names[0]!))))
  expect(cli?.sha256).toBe(sha256(bytes))
})

it('packages that are there at the start are offered once, however often it starts', async () => {
  await pack()
  for (const start of [1, 2]) {
    const server = await aDemonstration()
    await vi.waitFor(async () => expect([start, namesOf(await tarballs(server))]).toEqual([start, everyName]))
    await servers.pop()?.stop()
  }
})

it('a repacked package of the same version replaces the old one, and nothing else', async () => {
  await pack()
  const before = await aDemonstration()
  await vi.waitFor(async () => expect(namesOf(await tarballs(before))).toEqual(everyName))
  const old = (await tarballs(before))['Kitchen lamp']!.toSorted(byName)
  // A user's file under the name of a package.
  const { database } = before.store
  await database.updateTable('file').set({ uploader_id: 1 }).where('id', '=', old[1]!.id).execute()
  const { file_key } = await fileOf(before, old[0]!)
  await servers.pop()?.stop()

  await pack('second')
  const after = await aDemonstration()
  const bytes = readFileSync(join(folder, 'packages', names[0]!))
  await vi.waitFor(async () => {
    const [cli, ui] = (await tarballs(after))['Kitchen lamp']!.toSorted(byName)
    expect([cli?.id, cli?.sha256]).toEqual([old[0]!.id, sha256(bytes)])
    expect([ui?.id, ui?.sha256]).toEqual([old[1]!.id, old[1]!.sha256])
  })
  expect(namesOf(await tarballs(after))).toEqual(everyName)
  const client = await camille(after)
  const { link } = await client.send(getDownloadLink, { params: { id: old[0]!.id } })
  const sent = await (await fetch(new URL(link, after.url))).arrayBuffer()
  expect(Buffer.from(sent)).toEqual(bytes)
  // The bytes of the replaced files are deleted.
  expect((await fileOf(after, old[0]!)).file_key).not.toBe(file_key)
  await vi.waitFor(() =>
    expect(readdirSync(join(folder, 'data'), { recursive: true }).join('\n')).not.toContain(file_key),
  )
})

it('a server that is stopped while it waits for packages ends', async () => {
  await aDemonstration()
  await expect(servers.pop()?.stop()).resolves.toBeUndefined()
})
