import { expect, it } from 'vitest'
import { createHttp, handleFailures } from './createHttp.js'
import { ApiFailure } from './failure.js'

async function logOf(path: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const app = createHttp({ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } })
  handleFailures(app, { messageOf: () => '' })
  app.get('/confirm/:code', async () => {
    throw new ApiFailure('wrong_credentials')
  })
  app.get('/broken', async () => {
    throw new Error('a bug')
  })
  await app.inject({ url: path, remoteAddress: '192.0.2.7' })
  await app.close()
  return lines.map((line) => JSON.parse(line))
}

it('logs refusals with the caller, by the route and not by the address', async () => {
  const [line, ...others] = await logOf('/confirm/secret-code')
  expect(others).toEqual([])
  expect(line).toMatchObject({
    level: 30,
    msg: 'request refused',
    code: 'wrong_credentials',
    method: 'GET',
    route: '/confirm/:code',
    ip: '192.0.2.7',
  })
  expect(JSON.stringify(line)).not.toContain('secret-code')
})

it('logs addresses that lead nowhere as refused, and bugs as errors', async () => {
  expect((await logOf('/nowhere/secret'))[0]).toMatchObject({ level: 30, code: 'not_found', route: 'none' })
  expect((await logOf('/broken'))[0]).toMatchObject({ level: 50, err: { message: 'a bug' } })
})
