import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { bundleServer, startChild } from '../../../tests/support/childServer.js'
import { temporaryFolder } from '../../../tests/support/testServer.js'
import { asStaff, transfer } from '../../../tests/support/transfer.js'
import { begin, tusRequest } from '../../../tests/support/uploads.js'

const mebibyte = 1024 * 1024

beforeAll(bundleServer)

// `npm run bench transfers` sends a gigabyte each way.
it.each([
  ['the data folder', 48, [0.2, 0.5, 0.8], 4],
  ['a bucket of S3', 32, [0.5], 3],
] as const)(
  'a file goes to and from %s whole, though the server is killed in between',
  async (place, megabytes, killedAt, kills) => {
    const done = await transfer(place, megabytes, killedAt)
    expect(done).toMatchObject({ stored: done.sent, received: done.sent, left: [], kills })
    expect(done.residentMebibytes).toBeLessThan(200)
  },
)

it('keeps the received parts when the disk is full, and continues the upload when there is room again', async () => {
  const folder = temporaryFolder()
  const environment = { SAYWRIGHT_DATA_DIR: folder, PORT: '0' }
  const small = startChild(environment, 6 * 1024)
  onTestFinished(async () => {
    small.child.kill('SIGKILL')
    await small.ended
    rmSync(folder, { recursive: true, force: true })
  })
  const smallUrl = await small.url
  const { client, token, projectId } = await asStaff(smallUrl)
  const bytes = randomBytes(10 * mebibyte)
  const { url } = await begin({ client }, projectId, { name: 'full.bin', size: bytes.length })
  const refused = await tusRequest(`${smallUrl}${url}`, token, 'PATCH', { bytes })
  expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
  const { offset } = await tusRequest(`${smallUrl}${url}`, token, 'HEAD')
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThanOrEqual(6 * mebibyte)
  small.child.kill('SIGKILL')
  await small.ended
  const large = startChild(environment)
  onTestFinished(async () => {
    large.child.kill('SIGKILL')
    await large.ended
  })
  const rest = await tusRequest(`${await large.url}${url}`, token, 'PATCH', {
    bytes: bytes.subarray(offset),
    offset,
  })
  expect([rest.status, rest.offset]).toEqual([204, bytes.length])
})
