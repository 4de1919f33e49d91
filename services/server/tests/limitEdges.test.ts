import {
  addPasskey,
  linkResetPassword,
  login,
  loginByCode,
  loginSecondFactor,
  makeLoginCode,
  makePasskeyOptions,
  makePasswordCode,
  me,
  resetPassword,
  startTotp,
  verifPasswordCode,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Authenticator } from './support/authenticator.js'
import { codeOf, typedCodeOf, untilMail } from './support/mails.js'
import { aPerson, aProject, apiFailureOf, goodPassword } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

let server: TestServer
let time = Date.now()
/** The clock moves here alone: what passes a second before its limit is refused from that moment on. */
const later = (milliseconds: number) => {
  time += milliseconds
}

beforeAll(async () => {
  server = await startTestServer(
    { SAYWRIGHT_LIMITS: 'registrationsPerIpPerHour=1000,codesPerAddressPerHour=100' },
    { now: () => new Date(time) },
  )
})
afterAll(() => server.stopAndForget())

const logIn = (email: string, password: string) => server.client().send(login, { body: { email, password } })
/** The names of mails are times: none of two is the older one. */
const anyone = async () => {
  const person = await aPerson(server)
  later(second)
  return person
}
const codeOfFailure = async (call: Promise<unknown>) => (await apiFailureOf(call)).code

it('the tenth wrong login is judged, the eleventh is not, and the right one not within ten minutes', async () => {
  const { email } = await anyone()
  const tried: (string | undefined)[] = []
  for (let count = 0; count < 11; count++) tried.push(await codeOfFailure(logIn(email, 'Wrong7!horse')))
  expect(tried).toEqual([...Array(10).fill('wrong_credentials'), 'too_many'])
  later(10 * minute - second)
  expect((await apiFailureOf(logIn(email, goodPassword))).retryAfterSeconds).toBe(1)
  later(second)
  expect((await logIn(email, goodPassword)).access_token).toBeTruthy()
})

it('the tenth wrong second factor is judged, the eleventh is not', async () => {
  const { client, email, id } = await anyone()
  const { secret } = await client.send(startTotp, { params: { id } })
  const digits = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
  await client.send(verifyTotp, { params: { id }, body: { code: digits() } })
  later(minute)
  const { second_factor } = await logIn(email, goodPassword)
  const finish = (code: string) =>
    server.client().send(loginSecondFactor, { body: { ticket: second_factor?.ticket ?? '', code } })
  const wrong = String((Number(digits()) + 500_000) % 1_000_000).padStart(6, '0')
  const tried: (string | undefined)[] = []
  for (let count = 0; count < 11; count++) tried.push(await codeOfFailure(finish(wrong)))
  expect(tried).toEqual([...Array(10).fill('wrong_code'), 'too_many'])
})

it('a link of a mail works for 24 hours and not a second longer', async () => {
  const { email } = await anyone()
  const linkAfter = async (mails: number, milliseconds: number) => {
    await server.client().send(linkResetPassword, { body: { email } })
    const code = codeOf(await untilMail(server.folder, email, mails))
    later(milliseconds)
    return server.client().send(resetPassword, { body: { email, code, password: 'Another7!horse' } })
  }
  await linkAfter(2, day - second)
  expect(await codeOfFailure(linkAfter(4, day))).toBe('expired_code')
})

it('a typed code works for ten minutes and not a second longer', async () => {
  const { email } = await anyone()
  const typed = async (mails: number) => {
    await server.client().send(makePasswordCode, { body: { email } })
    return typedCodeOf(await untilMail(server.folder, email, mails))
  }
  const verify = (code: string) => server.client().send(verifPasswordCode, { body: { email, code } })
  const early = await typed(2)
  later(10 * minute - second)
  expect((await verify(early)).verif).toBe(true)
  const late = await typed(3)
  later(10 * minute)
  expect(await codeOfFailure(verify(late))).toBe('expired_code')
})

it('a session is handed over within 60 seconds and not a second later', async () => {
  const { client } = await anyone()
  const handOver = async (milliseconds: number) => {
    const { code } = await client.send(makeLoginCode, { body: {} })
    later(milliseconds)
    return server.client().send(loginByCode, { body: { code } })
  }
  expect((await handOver(59 * second)).access_token).toBeTruthy()
  expect(await codeOfFailure(handOver(60 * second))).toBe('expired_code')
})

it('A-047± a session that is used ends after 14 days and not a second before', async () => {
  const { client, id } = await anyone()
  for (const milliseconds of [6 * day, 6 * day, 2 * day - 2 * second]) {
    later(milliseconds)
    expect((await client.send(me)).id).toBe(id)
  }
  later(second)
  expect((await apiFailureOf(client.send(me))).status).toBe(403)
})

it('an evaluation ends 30 days after its project was approved', async () => {
  const { evaluation_ends_on } = await aProject(await anyone())
  expect(evaluation_ends_on).toBe(new Date(time + 30 * day).toISOString())
})

it('an account has twenty passkeys, and not one more', async () => {
  const { client } = await anyone()
  const add = async () => {
    const { challenge } = await client.send(makePasskeyOptions)
    const credential = new Authenticator().create({ challenge, origin: server.context.consoleUrl() })
    await client.send(addPasskey, { body: { name: 'Key', credential } })
  }
  for (let count = 0; count < 20; count++) await add()
  expect(await codeOfFailure(add())).toBe('not_possible')
})
