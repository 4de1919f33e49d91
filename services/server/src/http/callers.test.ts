import {
  limits,
  linkResetPassword,
  login,
  makePasswordCode,
  register,
  resendConfirmRegisterEmail,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, untilMail } from '../../tests/support/mails.js'
import { aPerson, apiFailureOf, goodPassword } from '../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ SAYWRIGHT_LIMITS: '', TRUST_PROXY: '1' })
})
afterAll(() => server.stopAndForget())

let count = 0
const anAddress = () => {
  count += 1
  return `caller${count}-${Date.now()}@example.com`
}

/** A request with the address that a proxy added to those that the caller made up. */
async function from(ip: string, path: string, body: object, forged = ''): Promise<string> {
  const response = await fetch(`${server.url}/api/v3/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `${forged}${ip}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return (text && (JSON.parse(text) as { code?: string }).code) || 'done'
}

const times = async (most: number, call: (at: number) => Promise<string>) => {
  const found: string[] = []
  for (let at = 0; at < most; at++) found.push(await call(at))
  return found
}

describe('behind one proxy', () => {
  it('a caller is the one that the proxy saw, whatever else the request claims', async () => {
    const found = await times(limits.registrationsPerIpPerHour + 1, (at) => {
      const body = { email: anAddress(), password: goodPassword, first_name: 'A', last_name: 'B' }
      return from('203.0.113.1', 'register', body, `198.51.100.${at}, `)
    })
    expect(found.slice(0, -1)).toEqual(Array(20).fill('done'))
    expect(found.at(-1)).toBe('too_many')
  })

  it('people are not one another', async () => {
    const body = { email: anAddress(), password: goodPassword, first_name: 'A', last_name: 'B' }
    expect(await from('203.0.113.2', 'register', body)).toBe('done')
  })

  it('hides the figures from callers of the product', async () => {
    expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404)
    expect(server.metricsUrl).toBeUndefined()
  })
})

describe.each(['link_reset_password', 'make_password_code'])('%s', (path) => {
  it('is not exhausted for the owner of an address by another caller', async () => {
    const email = anAddress()
    const stranger = await times(limits.codesPerAddressPerHour + 1, () =>
      from('203.0.113.3', path, { email }),
    )
    expect(stranger.at(-1)).toBe('too_many')
    expect(await from('203.0.113.4', path, { email })).toBe('done')
  })

  it('sends no flood to an address from many callers', async () => {
    const email = anAddress()
    const found = await times(limits.codesPerAddressWhileOneWorks + 1, (at) =>
      from(`203.0.113.${at + 10}`, path, { email }),
    )
    expect(found.slice(0, -1)).toEqual(Array(10).fill('done'))
    expect(found.at(-1)).toBe('too_many')
  })
})

describe('names', () => {
  it.each([
    'Win at https://evil.example',
    'www.evil.example',
    'WWW.evil.example',
    'Ada\nSubject: you won',
    'Ada\u2028Lovelace',
    'Ada\tLovelace',
  ])('ignores addresses that read like %j', async (first_name) => {
    const body = { email: anAddress(), password: goodPassword, first_name, last_name: 'B' }
    const refused = await apiFailureOf(server.client().send(register, { body }))
    expect([refused.code, refused.errors]).toEqual(['incorrect_form', { first_name: 'specialCharacters' }])
  })

  it('from before the rule are left out of mails', async () => {
    const own = await startTestServer()
    const { id, email } = await aPerson(own)
    await own.store.database
      .updateTable('account')
      .set({ first_name: 'https://evil.example' })
      .where('id', '=', id)
      .execute()
    await own.client().send(linkResetPassword, { body: { email } })
    const { text, html } = await untilMail(own.folder, email, 2)
    expect(`${text}${html}`).not.toContain('evil.example')
    await own.stopAndForget()
  })
})

it('a common password is refused, though it keeps the rule', async () => {
  const body = { email: anAddress(), password: 'Password1!', first_name: 'A', last_name: 'B' }
  const refused = await apiFailureOf(server.client().send(register, { body }))
  expect([refused.code, refused.errors]).toEqual(['common_password', { password: 'commonPassword' }])
  const known = apiFailureOf(
    server.client().send(login, { body: { email: body.email, password: body.password } }),
  )
  expect((await known).code).toBe('wrong_credentials')
})

describe('a request for a mail', () => {
  it('behaves the same for addresses with and without an account, until it has responded', async () => {
    const requested: unknown[] = []
    const run = async ({ payload }: { payload: unknown }) => void requested.push(payload)
    const settings = { concurrency: 1, attempts: 1, retrySeconds: 1 }
    const own = await startTestServer()
    const { email } = await aPerson(own)
    const environment = { SAYWRIGHT_DATA_DIR: own.folder }
    await own.stop()
    const held = await startTestServer(environment, { runners: { code: { run, settings } } })
    const sent = await mailsTo(held.folder, email)
    for (const call of [linkResetPassword, makePasswordCode, resendConfirmRegisterEmail])
      for (const address of [email, 'nobody@example.com'])
        await held.client().send(call, { body: { email: address } })
    await expect.poll(() => requested.length).toBe(6)
    expect(requested).toEqual(
      ['link', 'password', 'confirm'].flatMap((template) =>
        [email, 'nobody@example.com'].map((address) => ({ template, email: address })),
      ),
    )
    const codes = await held.store.database
      .selectFrom('code')
      .select('id')
      .where('used_at', 'is', null)
      .execute()
    expect(codes).toEqual([])
    expect(await mailsTo(held.folder, email)).toEqual(sent)
    await held.stopAndForget()
  })
})

it('a visitor who reports ever new errors fills neither the database nor the log', async () => {
  await Promise.all(
    Array.from({ length: limits.reportedErrorsPerIpPerHour + 10 }, (_, at) =>
      fetch(`${server.url}/api/_errorz`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.6' },
        body: JSON.stringify({ stacktrace: `Error ${at}` }),
      }),
    ),
  )
  const kept = await server.store.database.selectFrom('error_report').select('id').execute()
  expect(kept).toHaveLength(30)
})
