import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkDomain, checkEmail, checkProfessionalEmail } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

describe('without a service', () => {
  let server: TestServer
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer()
    person = await aPerson(server)
  })
  afterAll(() => server.stopAndForget())

  it('A-034 an address of right syntax is taken, a wrong one refused by field', async () => {
    const anyone = server.client()
    expect(await anyone.send(checkEmail, { body: { email: 'ada@example.com', noloading: true } })).toEqual({
      data: { valid: true },
    })
    const refused = await apiFailureOf(anyone.send(checkEmail, { body: { email: 'ada@' } }))
    expect([refused.status, refused.errors]).toEqual([422, { email: 'invalidEmail' }])
  })

  it('A-034 F-012 a webmail address is not professional', async () => {
    const send = (email: string) => server.client().send(checkProfessionalEmail, { body: { email } })
    expect(await send('ada@gmail.com')).toEqual({ data: { valid: true, professional: false } })
    expect(await send('ada@lumiere-instruments.com')).toEqual({ data: { valid: true, professional: true } })
  })

  it('A-034 F-053 rejects a free provider as the domain of a company', async () => {
    const send = (domain: string) => person.client.send(checkDomain, { body: { domain } })
    expect(await send('GMAIL.com')).toEqual({ data: { domain: null } })
    expect(await send('Lumiere-Instruments.com')).toEqual({ data: { domain: 'lumiere-instruments.com' } })
  })
})

describe('with a service', () => {
  let isUp = true
  const service = createServer((request, response) => {
    if (!isUp) return void request.socket.destroy()
    const valid = !request.url?.includes('nobody')
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ valid }))
  })
  let server: TestServer
  let person: TestPerson

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    server = await startTestServer({ EMAIL_CHECK_URL: `http://127.0.0.1:${port}/` })
    person = await aPerson(server)
  })
  afterAll(async () => {
    await server.stopAndForget()
    service.close()
  })

  it('F-005 an address that does not exist is not valid', async () => {
    const send = (email: string) => server.client().send(checkEmail, { body: { email } })
    expect(await send('ada@example.com')).toEqual({ data: { valid: true } })
    expect(await send('nobody@example.com')).toEqual({ data: { valid: false } })
  })

  it('F-005 F-053 X-014 a check that cannot be made fails as a call, for each field to judge', async () => {
    isUp = false
    const email = server.client().send(checkEmail, { body: { email: 'ada@example.com' } })
    const domain = person.client.send(checkDomain, { body: { domain: 'example.com' } })
    for (const refused of [await apiFailureOf(email), await apiFailureOf(domain)]) {
      expect([refused.status, refused.code]).toEqual([503, 'check_unavailable'])
    }
    isUp = true
  })
})
