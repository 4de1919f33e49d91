import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmailCheck } from './emailCheck.js'

describe('without a service', () => {
  const check = createEmailCheck(undefined)

  it.each([
    ['ada@lumiere-instruments.com', true],
    ['ada@gmail.com', false],
    ['ada@GMail.com', false],
    ['ada@notgmail-at-all.com', true],
    ['ada@mail.lumiere-instruments.com', true],
  ])('%s is professional: %s', async (email, professional) => {
    expect(await check.judge(email)).toEqual({ valid: true, professional })
  })

  it('judges domains in the same way', async () => {
    expect(await check.judgeDomain('outlook.com')).toEqual({ valid: true, professional: false })
    expect(await check.judgeDomain('lumiere-instruments.com')).toEqual({ valid: true, professional: true })
  })
})

describe('with a service', () => {
  let response: { status: number; body: string } = { status: 200, body: '{}' }
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(response.status, { 'Content-Type': 'application/json' }).end(response.body)
  })
  let check = createEmailCheck(undefined)

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    check = createEmailCheck(`http://127.0.0.1:${(server.address() as AddressInfo).port}/check?key=a`)
  })
  afterAll(() => server.close())

  it('asks it with the address, and takes its word', async () => {
    response = { status: 200, body: '{"valid":false,"professional":true}' }
    expect(await check.judge('ada@example.com')).toEqual({ valid: false, professional: true })
    expect(asked.at(-1)).toBe('/check?key=a&email=ada%40example.com')
    await check.judgeDomain('example.com')
    expect(asked.at(-1)).toBe('/check?key=a&domain=example.com')
  })

  it('a webmail provider of the list stays one, whatever it says', async () => {
    response = { status: 200, body: '{"valid":true,"professional":true}' }
    expect((await check.judge('ada@gmail.com')).professional).toBe(false)
  })

  it.each([
    ['a failure', { status: 500, body: '{"valid":true}' }],
    ['a redirection', { status: 302, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '{"valid":"yes"}' }],
    ['nothing', { status: 200, body: 'null' }],
  ])('X-014 %s is a check that could not be made, not a verdict', async (_, given) => {
    response = given
    await expect(check.judge('ada@example.com')).rejects.toMatchObject({ code: 'check_unavailable' })
  })
})
