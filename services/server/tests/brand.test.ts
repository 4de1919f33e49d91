import { makePasskeyOptions, startTotp } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleServer, startChild } from './support/childServer.js'
import { mailsTo, untilMail } from './support/mails.js'
import { aPerson, type TestPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

// A company gives the product its own name by one value; the usual one is then said nowhere.
const brand = { VITE_SAYWRIGHT_NAME: 'Halden Voice' }
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer(brand)
  person = await aPerson(server)
})
afterAll(() => server.stopAndForget())

it('names the product in its mails, as sender, in the text and in the page', async () => {
  const { from, subject, text, html } = await untilMail(server.folder, person.email)
  expect(from?.name).toBe('Halden Voice')
  for (const part of [text, html]) expect(part).toContain('Halden Voice')
  for (const part of [from?.name, subject, text, html]) expect(part).not.toMatch(/saywright/i)
  expect(await mailsTo(server.folder, person.email)).toHaveLength(1)
})

it('names it in authenticator apps and to passkeys', async () => {
  const { url } = await person.client.send(startTotp, { params: { id: person.id } })
  expect(new URL(url).searchParams.get('issuer')).toBe('Halden Voice')
  expect(decodeURIComponent(url)).toMatch(/^otpauth:\/\/totp\/Halden Voice:/)
  expect(await person.client.send(makePasskeyOptions)).toMatchObject({ rp: { name: 'Halden Voice' } })
})

it('names it in the description of its interface', async () => {
  const { info } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    info: { title: string }
  }
  expect(info.title).toBe('Halden Voice')
})

it('names it at the terminal when it cannot start', async () => {
  await bundleServer()
  const { code, errors } = await startChild({ ...brand, SAYWRIGHT_DATA_DIR: server.folder }).ended
  expect([code, errors.split('. ')[0]]).toEqual([1, 'Halden Voice cannot start'])
})
