import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient, memorySession } from '@saywright/api/client'
import { getDemo, getDownloadLink, listStaffFiles, listStaffProjects, login } from '@saywright/api/contract'
import { demonstrationStaffEmail } from '../../src/seed/staff.js'
import { type FolderBucket, startBucket } from './bucket.js'
import { type ChildServer, startChild } from './childServer.js'
import { temporaryFolder } from './testServer.js'
import { begin, sendByTus } from './uploads.js'

export type Place = 'the data folder' | 'a bucket of S3'

/** The result of an upload and a download while the server was killed, and their cost. */
export interface Transfer {
  readonly sent: string
  readonly stored: string | null
  readonly received: string
  /** Of an upload there is nothing left on the server's disk once the file is there. */
  readonly left: readonly string[]
  readonly kills: number
  readonly uploadSeconds: number
  readonly downloadSeconds: number
  /** The most memory that a process of the server ever had. */
  readonly residentMebibytes: number
}

const mebibyte = 1024 * 1024
const partMebibytes = 8

/** Someone who runs the product, and a project for files. */
export async function asStaff(url: string): Promise<{ client: Client; token: string; projectId: number }> {
  const client = createClient({ baseUrl: `${url}/api`, session: memorySession(), retry: { times: 0 } })
  const demo = await client.send(getDemo)
  const { access_token = '' } = await client.send(login, {
    body: { ...demo, email: demonstrationStaffEmail },
  })
  client.session.store(access_token)
  const { data } = await client.send(listStaffProjects, { query: {} })
  return { client, token: access_token, projectId: data[0]!.id }
}

/**
 * Sends a file and fetches it. The server is killed at shares of the upload, while the file goes to the bucket where there is
 * one, and in the middle of the download; the bundle of {@link startChild} must be there.
 */
export async function transfer(
  place: Place,
  megabytes: number,
  killedAt: readonly number[],
): Promise<Transfer> {
  const folder = temporaryFolder()
  const bucket = place === 'a bucket of S3' ? await startBucket() : undefined
  const server = await startKilled({ SAYWRIGHT_DATA_DIR: join(folder, 'data'), ...bucket?.environment })
  try {
    const path = join(folder, 'sent.bin')
    const sent = await writeRandomFile(path, megabytes)
    const staff = await asStaff(server.url)
    const uploadBeganAt = performance.now()
    await upload(server, staff, { path, size: megabytes * mebibyte, killedAt, bucket })
    const downloadBeganAt = performance.now()
    const { data } = await staff.client.send(listStaffFiles, { query: { search: { keywords: 'large.bin' } } })
    const file = data[0]!.file
    const received = await download(server, staff.client, file)
    const endedAt = performance.now()
    return {
      sent,
      stored: file.sha256,
      received,
      left: readdirSync(join(folder, 'data', 'uploads')),
      kills: server.kills(),
      uploadSeconds: (downloadBeganAt - uploadBeganAt) / 1000,
      downloadSeconds: (endedAt - downloadBeganAt) / 1000,
      residentMebibytes: server.residentMebibytes(),
    }
  } finally {
    await server.stop()
    await bucket?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type KilledServer = Awaited<ReturnType<typeof startKilled>>

/** A server that is killed and started again at the same address. */
async function startKilled(environment: Readonly<Record<string, string>>) {
  // The time to make the demonstration data does not belong to the transfer.
  const first = startChild({ ...environment, PORT: '0' })
  const url = await first.url
  first.child.kill('SIGTERM')
  await first.ended
  const peaks: number[] = []
  let kills = 0
  let server: ChildServer
  const start = async () => {
    server = startChild({ ...environment, PORT: new URL(url).port })
    await server.url
  }
  const stop = async () => {
    peaks.push(peakOf(server))
    server.child.kill('SIGKILL')
    await server.ended
  }
  await start()
  return {
    url,
    restart: async () => {
      kills += 1
      await stop()
      await start()
    },
    stop,
    kills: () => kills,
    residentMebibytes: () => Math.max(...peaks, peakOf(server)),
  }
}

/** The most memory that a process ever had, in mebibytes. */
function peakOf({ child }: ChildServer): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kibibytes) / 1024)
}

/** @returns its checksum. */
async function writeRandomFile(path: string, megabytes: number): Promise<string> {
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

interface Sent {
  readonly path: string
  readonly size: number
  readonly killedAt: readonly number[]
  readonly bucket: FolderBucket | undefined
}

async function upload(
  { url, restart }: KilledServer,
  { client, token, projectId }: Awaited<ReturnType<typeof asStaff>>,
  { path, size, killedAt, bucket }: Sent,
): Promise<void> {
  const { url: uploadPath } = await begin({ client }, projectId, { name: 'large.bin', size })
  const left = killedAt.map((share) => share * size)
  let restarting: Promise<void> | undefined
  const kill = () => {
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }
  const halfOfParts = size / mebibyte / partMebibytes / 2
  const watch = setInterval(() => {
    if (restarting || !bucket || bucket.countParts() < halfOfParts) return
    clearInterval(watch)
    kill()
  }, 5)
  try {
    await sendByTus(createReadStream(path), {
      uploadUrl: `${url}${uploadPath}`,
      chunkSize: partMebibytes * mebibyte,
      retryDelays: Array.from({ length: 60 }, () => 250),
      headers: { Authorization: `Bearer ${token}` },
      onProgress: (sent) => {
        if (restarting || sent < (left[0] ?? Number.POSITIVE_INFINITY)) return
        left.shift()
        kill()
      },
    })
  } finally {
    clearInterval(watch)
    await restarting
  }
}

/** @returns the checksum of what came. */
async function download(
  { url, restart }: KilledServer,
  client: Client,
  { id, size }: { readonly id: number; readonly size: number },
): Promise<string> {
  const { link } = await client.send(getDownloadLink, { params: { id } })
  const hash = createHash('sha256')
  let received = 0
  let isKilled = false
  while (received < size) {
    try {
      const response = await fetch(`${url}${link}`, { headers: { Range: `bytes=${received}-` } })
      if (response.status !== 206)
        throw new Error(`A part of the file was asked for, and got ${response.status}.`)
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
  return hash.digest('hex')
}
