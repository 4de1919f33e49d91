import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseAway } from './databaseAway.js'

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error) => error,
  )
}

it('a connection that ends under the driver means that the database is away', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'x', database: 'x' })
  const lost = await failureOf(client.connect())
  expect(String(lost)).toContain('Connection terminated')
  expect(isDatabaseAway(lost)).toBe(true)
  server.close()
})

it.each(['127.0.0.1', '/no/socket/is/here'])('a database that is not at %s is away', async (host) => {
  const nobody = new pg.Client({ host, port: 9, user: 'x', database: 'x' })
  expect(isDatabaseAway(await failureOf(nobody.connect()))).toBe(true)
})

it('a file that is not there does not mean it', async () => {
  expect(isDatabaseAway(await failureOf(readFile('/no/file/is/here')))).toBe(false)
})

it.each([new TypeError('x is undefined'), new Error('duplicate key value'), undefined, 'text'])(
  '%s does not',
  (error) => expect(isDatabaseAway(error)).toBe(false),
)
