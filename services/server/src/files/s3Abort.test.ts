import { ListPartsCommand, S3Client } from '@aws-sdk/client-s3'
import { cancelUpload, listFiles, listUploads } from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../../tests/support/files.js'
import { startPartsS3 } from '../../tests/support/partsS3.js'
import { aProject, type TestPerson } from '../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'
import { aStaffMember, begin, tusRequest } from '../../tests/support/uploads.js'
import { readConfig } from '../config.js'
import type { FileStore } from './fileStore.js'
import { s3FileStore } from './s3FileStore.js'

const mebibyte = 1024 * 1024
/** Three parts of S3, of which the last is smaller. */
const bytes = Buffer.alloc(20 * mebibyte, 'Saywright ')

async function* inPieces(size: number) {
  for (let at = 0; at < size; at += mebibyte) yield bytes.subarray(at, Math.min(at + mebibyte, size))
}

let s3: Awaited<ReturnType<typeof startPartsS3>>
beforeAll(async () => {
  s3 = await startPartsS3()
})
afterAll(() => s3.stop())
beforeEach(() => {
  Object.assign(s3.behavior, { onPart: () => undefined, abortStatus: 204 })
  s3.objects.clear()
  s3.transfers.clear()
  s3.aborted.length = 0
})

/** Something that is waited for until it has happened. */
function aGate() {
  let open = () => {}
  const opened = new Promise<undefined>((resolve) => {
    open = () => resolve(undefined)
  })
  return { open, opened }
}

/** The parts of a transfer in the bucket, from `ListParts`. */
async function partsOf(id: string): Promise<number[] | string> {
  const {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = s3.environment
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  try {
    const { Parts = [] } = await client.send(
      new ListPartsCommand({ Bucket: 'files', Key: 'any', UploadId: id }),
    )
    return Parts.map(({ PartNumber = 0 }) => PartNumber)
  } catch (error) {
    return (error as Error).name
  }
}

describe('a transfer to a bucket', () => {
  let files: FileStore
  beforeAll(async () => {
    files = await s3FileStore(readConfig(s3.environment).s3!)
  })

  it('of several parts is whole, and leaves none of them', async () => {
    let [transfer = ''] = ['']
    s3.behavior.onPart = async (number) => {
      transfer = [...s3.transfers.keys()][0] ?? ''
      if (number === 3) expect(await partsOf(transfer)).toEqual([1, 2])
      return undefined
    }
    const key = await files.putStream(inPieces(bytes.length))
    expect(sha256(s3.objects.get(key) ?? Buffer.of())).toBe(sha256(bytes))
    expect(s3.aborted).toEqual([])
    expect(await partsOf(transfer)).toBe('NoSuchUpload')
  })

  it('is aborted when the bytes break off', async () => {
    async function* broken() {
      yield* inPieces(17 * mebibyte)
      throw new Error('lost')
    }
    await expect(files.putStream(broken())).rejects.toThrow('lost')
    expect(s3.aborted).toHaveLength(1)
    expect(await partsOf(s3.aborted[0]!)).toBe('NoSuchUpload')
    expect(s3.objects.size).toBe(0)
  })

  it('is aborted when a part is refused', async () => {
    s3.behavior.onPart = (number) => (number === 2 ? 403 : undefined)
    await expect(files.putStream(inPieces(bytes.length))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    })
    expect(s3.aborted).toHaveLength(1)
    expect([s3.transfers.size, s3.objects.size]).toEqual([0, 0])
  })

  it('that cannot be aborted either fails with its own reason', async () => {
    Object.assign(s3.behavior, { onPart: () => 403, abortStatus: 405 })
    await expect(files.putStream(inPieces(bytes.length))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    })
    expect(s3.aborted).toHaveLength(1)
  })
})

describe('an upload that goes to a bucket', () => {
  let server: TestServer
  let staff: TestPerson
  let projectId: number
  beforeAll(async () => {
    server = await startTestServer(s3.environment)
    staff = await aStaffMember(server)
    projectId = (await aProject(staff)).id
  })
  afterAll(() => server.stopAndForget())

  const send = (url: string, offset = 0) =>
    tusRequest(`${server.url}${url}`, staff.token, 'PATCH', { bytes: bytes.subarray(offset), offset })
  const filesOf = async () =>
    (await staff.client.send(listFiles, { query: { filters: { file_project_id: String(projectId) } } })).data

  it('A-037 leaves no parts when its transfer fails midway, and is a file once it is gone on with', async () => {
    const { url } = await begin(staff, projectId, { name: 'refused.zip', size: bytes.length })
    s3.behavior.onPart = (number) => (number === 3 ? 403 : undefined)
    expect((await send(url)).status).toBeGreaterThanOrEqual(500)
    expect(s3.aborted).toHaveLength(1)
    expect([s3.transfers.size, s3.objects.size]).toEqual([0, 0])
    expect(await filesOf()).toEqual([])

    s3.behavior.onPart = () => undefined
    await tusRequest(`${server.url}${url}`, staff.token, 'HEAD')
    expect((await filesOf()).map(({ name, size }) => [name, size])).toEqual([['refused.zip', bytes.length]])
    expect([...s3.objects.values()].map(sha256)).toEqual([sha256(bytes)])
    expect(s3.transfers.size).toBe(0)
  })

  it('A-037 that is given up meanwhile is aborted, and leaves neither parts nor a file', async () => {
    const before = await filesOf()
    const { id, url } = await begin(staff, projectId, { name: 'given-up.zip', size: bytes.length })
    const [reached, given] = [aGate(), aGate()]
    s3.behavior.onPart = (number) => {
      if (number !== 2) return undefined
      reached.open()
      return given.opened
    }
    const sent = send(url)
    await reached.opened
    await staff.client.send(cancelUpload, { params: { id } })
    given.open()
    expect(await sent).toMatchObject({ status: 404, code: 'not_found' })
    expect(s3.aborted).toHaveLength(1)
    expect([s3.transfers.size, s3.objects.size]).toEqual([0, 0])
    expect(await filesOf()).toEqual(before)
    expect((await staff.client.send(listUploads)).total).toBe(0)
  })
})
