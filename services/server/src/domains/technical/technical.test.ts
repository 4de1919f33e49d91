import { checkVersion, versions } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

it('A-008 serves its own version of the console, and makes any other reload', async () => {
  const flagOf = async (version: string) =>
    (await server.client().send(checkVersion, { body: { version } })).flag
  expect(await flagOf(versions.console)).toBe(true)
  expect(await flagOf(`${versions.console}.1`)).toBe(false)
})
