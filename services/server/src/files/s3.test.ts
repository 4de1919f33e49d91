import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deleteFile, getDownloadLink, listStaffFiles } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, startBucket } from '../../tests/support/bucket.js'
import { startFauxqsBucket } from '../../tests/support/fauxqsBucket.js'
import { sha256 } from '../../tests/support/files.js'
import { aProject } from '../../tests/support/people.js'
import { startSignedS3 } from '../../tests/support/signedS3.js'
import { startTestServer } from '../../tests/support/testServer.js'
import { aStaffMember, begin, tusRequest } from '../../tests/support/uploads.js'
import { readConfig } from '../config.js'
import type { FileStore } from './fileStore.js'
import { s3FileStore } from './s3FileStore.js'

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251))

async function* inPieces(all: Buffer) {
  for (let at = 0; at < all.length; at += 70_000) yield all.subarray(at, at + 70_000)
}

async function read(files: FileStore, key: string, range?: { first: number; last: number }) {
  const pieces: Buffer[] = []
  for await (const piece of await files.readStream(key, range)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

describe.each([
  ['s3rver', startBucket],
  ['fauxqs', startFauxqsBucket],
])('files in a bucket of %s', (_, start) => {
  let bucket: Bucket
  let files: FileStore
  beforeAll(async () => {
    bucket = await start()
    files = await s3FileStore(readConfig(bucket.environment).s3!)
  })
  afterAll(() => bucket.stop())

  it('are stored whole, read whole or in part, and removed', async () => {
    const key = await files.put(bytes)
    expect(await files.has(key)).toBe(true)
    expect(Buffer.from(await files.read(key)).equals(bytes)).toBe(true)
    expect((await read(files, key)).equals(bytes)).toBe(true)
    expect((await read(files, key, { first: 10, last: 19 })).equals(bytes.subarray(10, 20))).toBe(true)
    await files.remove(key)
    expect(await files.has(key)).toBe(false)
  })

  it('come piece by piece, also more than one part of S3', async () => {
    const large = Buffer.concat(Array.from({ length: 40 }, () => bytes))
    const key = await files.putStream(inPieces(large))
    expect(sha256(await read(files, key))).toBe(sha256(large))
  })

  it.each([1, 40])('leave nothing when a stream fails after %i pieces', async (pieces) => {
    const before = await bucket.objects()
    async function* broken() {
      for (let sent = 0; sent < pieces; sent++) yield bytes
      throw new Error('lost')
    }
    await expect(files.putStream(broken())).rejects.toThrow('lost')
    expect(await bucket.objects()).toEqual(before)
  })

  it('that no row names are swept after an hour, and those of others never', async () => {
    const [kept, left, young] = [await files.put(bytes), await files.put(bytes), await files.put(bytes)]
    const other = await files.put(bytes, 'notes/of-somebody-else.txt')
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const key of [kept, left, other]) await bucket.age(key, old)
    expect(await files.sweep(new Set([kept]), new Date())).toBe(1)
    expect(await Promise.all([kept, left, young, other].map(files.has))).toEqual([true, false, true, true])
  })

  it('A-037 are uploaded, downloaded in part with their checksum by our own link, and deleted', async () => {
    const server = await startTestServer(bucket.environment)
    const staff = await aStaffMember(server)
    const project = await aProject(staff)
    const { url } = await begin(staff, project.id, { size: bytes.length })
    const half = { bytes: bytes.subarray(0, 150_000) }
    expect((await tusRequest(`${server.url}${url}`, staff.token, 'PATCH', half)).status).toBe(204)
    const rest = { bytes: bytes.subarray(150_000), offset: 150_000 }
    expect((await tusRequest(`${server.url}${url}`, staff.token, 'PATCH', rest)).status).toBe(204)
    expect(readdirSync(join(server.folder, 'uploads'))).toEqual([])

    const { data } = await staff.client.send(listStaffFiles, { query: {} })
    const { id, sha256: said } = data[0]!.file
    expect(said).toBe(sha256(bytes))
    const { link } = await staff.client.send(getDownloadLink, { params: { id } })
    expect(link).toMatch(/^\/api\/v2\/files\/\d+\/content\?/)
    const part = await fetch(`${server.url}${link}`, { headers: { Range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    const whole = await fetch(`${server.url}${link}`)
    expect(whole.headers.get('etag')).toBe(`"${sha256(bytes)}"`)
    expect(sha256(Buffer.from(await whole.arrayBuffer()))).toBe(sha256(bytes))

    const { file_key } = await server.store.database
      .selectFrom('file')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await staff.client.send(deleteFile, { params: { id } })
    expect(await files.has(file_key)).toBe(false)
    await server.stopAndForget()
  })
})

describe('a bucket with a secret', () => {
  let s3: Awaited<ReturnType<typeof startSignedS3>>
  const configured = (secret: string) =>
    readConfig({
      S3_BUCKET: 'files',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'ours',
      S3_SECRET_ACCESS_KEY: secret,
    }).s3!
  beforeAll(async () => {
    s3 = await startSignedS3('right')
  })
  afterAll(() => s3.stop())

  it('accepts and returns requests signed with it', async () => {
    const files = await s3FileStore(configured('right'))
    const key = await files.putStream(inPieces(bytes))
    expect(s3.objects.get(`/files/${key}`)?.equals(bytes)).toBe(true)
    expect((await read(files, key)).equals(bytes)).toBe(true)
  })

  it('rejects another secret, and the server reports it when it starts', async () => {
    await expect(s3FileStore(configured('wrong'))).rejects.toThrow(
      /^The bucket "files" at http:\/\/127\.0\.0\.1:\d+ cannot be used: /,
    )
  })
})

describe('the configuration of a bucket', () => {
  it.each([
    [{ S3_REGION: 'eu-west-3' }, 'S3_REGION is of no use without S3_BUCKET.'],
    [{ S3_BUCKET: 'a b' }, 'S3_BUCKET is no name of a bucket: "a b".'],
    [
      { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.',
    ],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 'minio' }, 'S3_ENDPOINT is not an address: "minio".'],
  ])('%j: %s', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('is Amazon’s own, in one region, unless said', () => {
    expect(readConfig({ S3_BUCKET: 'files' }).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: undefined,
      credentials: undefined,
    })
    expect(readConfig({}).s3).toBeUndefined()
  })
})
