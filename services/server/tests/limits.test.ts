import {
  confirmRegister,
  listSessions,
  login,
  loginByCode,
  makeLoginCode,
  makePasswordCode,
  me,
  register,
  resendConfirmRegisterEmail,
  verifPasswordCode,
} from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSession } from '../src/security/liveSession.js'
import { codeOf, mailsTo, untilMail } from './support/mails.js'
import { aPerson, apiFailureOf, goodPassword } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const second = 1000
const minute = 60 * second

describe('with the limits of the contract and a clock of our own', () => {
  let server: TestServer
  let offset = 0
  const later = (milliseconds: number) => {
    offset += milliseconds
  }

  beforeAll(async () => {
    server = await startTestServer(
      { SAYWRIGHT_LIMITS: 'registrationsPerIpPerHour=1000' },
      { now: () => new Date(Date.now() + offset) },
    )
  })
  afterAll(() => server.stopAndForget())

  const tryLogin = (email: string, password: string) =>
    server.client().send(login, { body: { email, password } })

  it('10 failed logins lock an address, known or not, and only for the rest of the 10 minutes', async () => {
    const { email } = await aPerson(server)
    for (const address of [email, 'unknown@example.com']) {
      for (let tries = 0; tries < 10; tries++) {
        expect((await apiFailureOf(tryLogin(address, 'Wrong7!horse'))).code).toBe('wrong_credentials')
      }
      const locked = await apiFailureOf(tryLogin(address, 'Wrong7!horse'))
      expect(locked.status).toBe(429)
      expect(locked.retryAfterSeconds).toBeGreaterThan(9 * 60)
      expect(locked.retryAfterSeconds).toBeLessThanOrEqual(10 * 60)
      expect(locked.serverMessage).toBe('Too many attempts. Try again in 10 min.')
    }
    expect((await apiFailureOf(tryLogin(email, goodPassword))).status).toBe(429)
    later(10 * minute + second)
    expect((await tryLogin(email, goodPassword)).access_token).toBeTruthy()
  })

  it('100 failed logins lock an IP address', async () => {
    later(10 * minute)
    const tries = Array.from({ length: 100 }, (_, n) => tryLogin(`nobody${n}@example.com`, 'x'))
    await Promise.allSettled(tries)
    expect((await apiFailureOf(tryLogin('another@example.com', 'x'))).status).toBe(429)
    later(10 * minute)
  })

  it('5 codes an hour for one address, known or not', async () => {
    const { email } = await aPerson(server)
    for (const address of [email, 'unknown2@example.com']) {
      // Signing up has sent the known one its first mail.
      const rest = address === email ? 4 : 5
      for (let count = 0; count < rest; count++) {
        await server.client().send(makePasswordCode, { body: { email: address } })
      }
      const refused = await apiFailureOf(server.client().send(makePasswordCode, { body: { email: address } }))
      expect([refused.status, refused.code]).toEqual([429, 'too_many'])
    }
    later(60 * minute)
    await server.client().send(makePasswordCode, { body: { email } })
  })

  it('repeated sign-ups answer the same but stop sending mails', async () => {
    const body = { email: 'again@example.com', password: goodPassword, first_name: 'A', last_name: 'B' }
    for (let count = 0; count < 5 + 3; count++) {
      expect(await server.client().send(register, { body })).toBeUndefined()
    }
    await untilMail(server.folder, body.email, 5)
    expect(await mailsTo(server.folder, body.email)).toHaveLength(5)
  })

  it('a confirmation link works for 24 hours', async () => {
    const body = { email: 'slow@example.com', password: goodPassword, first_name: 'A', last_name: 'B' }
    await server.client().send(register, { body })
    const code = codeOf(await untilMail(server.folder, body.email))
    const confirm = (given: string) =>
      server.client().send(confirmRegister, { body: { email: body.email, code: given } })
    expect((await apiFailureOf(confirm('wrong'))).code).toBe('wrong_code')
    later(24 * 60 * minute)
    expect((await apiFailureOf(confirm(code))).code).toBe('expired_code')
    await server.client().send(resendConfirmRegisterEmail, { body: { email: body.email } })
    const fresh = codeOf(await untilMail(server.folder, body.email, 2))
    expect((await confirm(fresh)).account_created).toBe(true)
  })

  it('a typed code works for 10 minutes, a hand-over for 60 seconds, a session for 14 days', async () => {
    const person = await aPerson(server)
    await server.client().send(makePasswordCode, { body: { email: person.email } })
    const mail = await untilMail(server.folder, person.email, 2)
    const code = /[0-9A-Z]{6}/.exec(mail.subject ?? '')?.[0] as string
    later(10 * minute)
    const typed = server.client().send(verifPasswordCode, { body: { email: person.email, code } })
    expect((await apiFailureOf(typed)).code).toBe('expired_code')

    const { code: handover } = await person.client.send(makeLoginCode, { body: {} })
    later(60 * second)
    expect((await apiFailureOf(server.client().send(loginByCode, { body: { code: handover } }))).code).toBe(
      'expired_code',
    )

    const day = 24 * 60 * minute
    const used = server.client(person.token)
    for (let days = 1; days < 14; days++) {
      later(day)
      await used.send(me)
    }
    later(day)
    const dead = await apiFailureOf(used.send(me))
    expect([dead.status, dead.code]).toEqual([403, 'disconnected'])
  })

  it('ends a session after 7 days without use, which an open window is not', async () => {
    const day = 24 * 60 * minute
    const used = await aPerson(server)
    const unused = await aPerson(server)
    for (let days = 0; days < 7; days++) {
      later(day)
      await used.client.send(me)
      const looked = await readSession(server.context, {
        headers: { authorization: `Bearer ${unused.token}` },
      } as FastifyRequest)
      expect(looked === undefined).toBe(days + 1 === 7)
    }
    expect((await used.client.send(listSessions)).total).toBe(1)
    expect((await apiFailureOf(unused.client.send(me))).code).toBe('disconnected')
  })

  it('F-006 refuses a weak password by field', async () => {
    const body = { email: 'weak@example.com', password: 'password', first_name: 'A', last_name: 'B' }
    const refused = await apiFailureOf(server.client().send(register, { body }))
    expect([refused.status, refused.code, refused.errors]).toEqual([
      422,
      'incorrect_form',
      { password: 'qualityPassword' },
    ])
  })
})

it('says when to retry to callers with too many calls a minute', async () => {
  const server = await startTestServer({ SAYWRIGHT_REQUESTS_PER_MINUTE: '3' })
  const responses: Response[] = []
  for (let count = 0; count < 4; count++) responses.push(await fetch(`${server.url}/api/health`))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(Number(responses[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await responses[3]?.json()).toMatchObject({ error: true, code: 'too_many' })
  await server.stopAndForget()
})

it.each(['/api/v3/me', '/voice/v1/tts/voices', '/%61pi/v3/me', '/%76oice/v1/tts/voices', '/ap%69/v3/me'])(
  'guesses of a session at %s are counted too',
  async (path) => {
    const server = await startTestServer({ SAYWRIGHT_REQUESTS_PER_MINUTE: '3' })
    const headers = { Authorization: `Bearer ${'a'.repeat(43)}` }
    const statuses: number[] = []
    for (let count = 0; count < 5; count++)
      statuses.push((await fetch(`${server.url}${path}`, { headers })).status)
    expect(statuses).toEqual([403, 403, 403, 429, 429])
    await server.stopAndForget()
  },
)
