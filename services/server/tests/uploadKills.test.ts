import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient, memorySession } from '@saywright/api/client'
import { getDemo, getDownloadLink, listStaffFiles, listStaffProjects, login } from '@saywright/api/contract'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { demonstrationStaffEmail } from '../src/seed/staff.js'
import { bundleServer, type ChildServer, startChild } from './support/childServer.js'
import { temporaryFolder } from './support/testServer.js'
import { begin, sendByTus, tusRequest } from './support/uploads.js'

/** Few here; `npm run uploads` asks for a thousand, and has the figures printed. */
const megabytes = Number(process.env.SAYWRIGHT_UPLOAD_MEGABYTES ?? 48)
const areFiguresShown = process.env.SAYWRIGHT_UPLOAD_MEGABYTES !== undefined
const mebibyte = 1024 * 1024
const size = megabytes * mebibyte
const mostResidentMebibytes = 200

let folder: string
let path: string
let children: ChildServer[] = []

beforeAll(bundleServer)
beforeEach(() => {
  folder = temporaryFolder()
  path = join(folder, 'sent.bin')
})
afterEach(async () => {
  for (const { child } of children) child.kill('SIGKILL')
  await Promise.all(children.map(({ ended }) => ended))
  children = []
  rmSync(folder, { recursive: true, force: true })
})

/** The most memory that a process ever had, in mebibytes. */
function peakOf({ child }: ChildServer): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kibibytes) / 1024)
}

async function start(port = '0', fileBlocks?: number): Promise<{ server: ChildServer; url: string }> {
  const environment = { SAYWRIGHT_DATA_DIR: join(folder, 'data'), PORT: port }
  const server = startChild(environment, fileBlocks)
  children.push(server)
  return { server, url: await server.url }
}

async function asStaff(url: string): Promise<{ client: Client; token: string; projectId: number }> {
  const client = createClient({ baseUrl: `${url}/api`, session: memorySession(), retry: { times: 0 } })
  const demo = await client.send(getDemo)
  const { access_token = '' } = await client.send(login, {
    body: { ...demo, email: demonstrationStaffEmail },
  })
  client.session.store(access_token)
  const { data } = await client.send(listStaffProjects, { query: {} })
  return { client, token: access_token, projectId: data[0]!.id }
}

async function writeRandomFile(): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  for (let written = 0; written < megabytes; written++) {
    const piece = randomBytes(mebibyte)
    hash.update(piece)
    await file.write(piece)
  }
  await file.close()
  return hash.digest('hex')
}

it(`a file of ${megabytes} MB goes up and comes down whole, though the server is killed in between`, {
  timeout: 120_000 + megabytes * 1000,
}, async () => {
  const sha256 = await writeRandomFile()
  const peaks: number[] = []
  // What the demonstration data takes to be made is not of the transfer.
  const first = await start()
  const { port } = new URL(first.url)
  first.server.child.kill('SIGTERM')
  await first.server.ended
  let { server, url } = await start(port)
  const { client, token, projectId } = await asStaff(url)
  const restart = async () => {
    peaks.push(peakOf(server))
    server.child.kill('SIGKILL')
    await server.ended
    ;({ server } = await start(port))
  }
  const { url: uploadPath } = await begin({ client }, projectId, { name: 'large.bin', size })

  const killedAt = [0.2, 0.5, 0.8].map((share) => share * size)
  const offsets: number[] = []
  const beganAt = performance.now()
  let restarting: Promise<void> | undefined
  await sendByTus(createReadStream(path), {
    uploadUrl: `${url}${uploadPath}`,
    chunkSize: 8 * mebibyte,
    retryDelays: Array.from({ length: 60 }, () => 250),
    headers: { Authorization: `Bearer ${token}` },
    onProgress: (sent) => {
      if (restarting || sent < (killedAt[0] ?? Number.POSITIVE_INFINITY)) return
      killedAt.shift()
      offsets.push(sent)
      restarting = restart().finally(() => {
        restarting = undefined
      })
    },
  })
  await restarting
  const uploadSeconds = (performance.now() - beganAt) / 1000
  expect(offsets).toHaveLength(3)

  const { data } = await client.send(listStaffFiles, { query: { search: { keywords: 'large.bin' } } })
  expect(data.map(({ file }) => [file.size, file.sha256])).toEqual([[size, sha256]])
  expect(readdirSync(join(folder, 'data', 'uploads'))).toEqual([])

  const downloadBeganAt = performance.now()
  const { link } = await client.send(getDownloadLink, { params: { id: data[0]!.file.id } })
  const hash = createHash('sha256')
  let received = 0
  let isKilled = false
  while (received < size) {
    try {
      const response = await fetch(`${url}${link}`, { headers: { Range: `bytes=${received}-` } })
      expect(response.status).toBe(206)
      for await (const piece of response.body!) {
        hash.update(piece)
        received += piece.length
        if (isKilled || received < size / 2) continue
        isKilled = true
        await restart()
      }
    } catch (error) {
      if (!isKilled) throw error
    }
  }
  const downloadSeconds = (performance.now() - downloadBeganAt) / 1000
  peaks.push(peakOf(server))
  expect(hash.digest('hex')).toBe(sha256)
  if (areFiguresShown)
    process.stdout.write(
      `\n${megabytes} MB: up in ${uploadSeconds.toFixed(1)} s with 3 kills, down in ${downloadSeconds.toFixed(1)} s with 1 kill, checksum equal, server at most ${Math.max(...peaks)} MB resident\n`,
    )
  expect(Math.max(...peaks)).toBeLessThan(mostResidentMebibytes)
})

it('a disk that fills up keeps what came, and the upload goes on when there is room again', async () => {
  const small = await start('0', 6 * 1024)
  const { client, token, projectId } = await asStaff(small.url)
  const bytes = randomBytes(10 * mebibyte)
  const { url } = await begin({ client }, projectId, { name: 'full.bin', size: bytes.length })
  const refused = await tusRequest(`${small.url}${url}`, token, 'PATCH', { bytes })
  expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
  const { offset } = await tusRequest(`${small.url}${url}`, token, 'HEAD')
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThanOrEqual(6 * mebibyte)
  small.server.child.kill('SIGKILL')
  await small.server.ended
  const large = await start()
  const rest = await tusRequest(`${large.url}${url}`, token, 'PATCH', {
    bytes: bytes.subarray(offset),
    offset,
  })
  expect([rest.status, rest.offset]).toEqual([204, bytes.length])
})
