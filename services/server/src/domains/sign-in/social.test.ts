import {
  getSecurity,
  limits,
  listSocialProviders,
  login,
  loginSecondFactor,
  me,
  register,
  socialLogin,
  socialLoginByCode,
  socialStart,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '../../../tests/support/identityProvider.js'
import { untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword } from '../../../tests/support/people.js'
import { startTestServer } from '../../../tests/support/testServer.js'

const domain = 'saywright.example'
const pages = {
  GOOGLE: `https://${domain}/auth/login/google`,
  LINKEDIN: `https://${domain}/auth/login/linkedin`,
  login: `https://${domain}/auth/login`,
} as const

let provider: IdentityProvider
let offset = 0
let count = 0

beforeAll(async () => {
  provider = await startIdentityProvider(Object.values(pages))
})
afterAll(() => provider.stop())

const configured = () => ({
  SAYWRIGHT_DOMAIN: domain,
  ...Object.fromEntries(
    (['GOOGLE', 'LINKEDIN'] as const).flatMap((name) => [
      [`OIDC_${name}_CLIENT_ID`, provider.clientId],
      [`OIDC_${name}_CLIENT_SECRET`, provider.clientSecret],
      [`OIDC_${name}_ISSUER`, provider.issuer],
    ]),
  ),
})

function aStranger(changes: Readonly<Record<string, unknown>> = {}) {
  count += 1
  const claims = {
    email: `social${count}-${Date.now()}@example.com`,
    email_verified: true,
    given_name: 'Inès',
    family_name: 'Delorme',
    ...changes,
  }
  return { subject: `subject-${count}-${Date.now()}`, claims }
}

onDatabases(
  (server) => {
    type Name = 'GOOGLE' | 'LINKEDIN'

    /** The part of the console: starts, sends the browser there, and sends what it brings back. */
    async function visit(name: Name, redirectUri: string = pages[name]) {
      const { url, state } = await server()
        .client()
        .send(socialStart, { body: { provider: name, redirectUri } })
      const back = await provider.browse(url)
      expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
      expect(back.searchParams.get('state')).toBe(state)
      return { provider: name, redirectUri, state, code: back.searchParams.get('code') ?? '' }
    }

    async function arrive(name: Name, { subject, claims }: ReturnType<typeof aStranger>) {
      provider.become(subject, claims)
      const body = { ...(await visit(name)), marketing_source: 'utm_source=fair' }
      return server().client(undefined, 'fr-FR').send(socialLogin, { body })
    }

    it.each(['GOOGLE', 'LINKEDIN'] as const)(
      'A-009 A-010 someone new from %s gets an account, and the same one the next time',
      async (name) => {
        const stranger = aStranger()
        const first = await arrive(name, stranger)
        expect(first).toMatchObject({
          account_created: true,
          account: { email: stranger.claims.email, name: 'DELORME Inès' },
        })
        const client = server().client(first.access_token)
        expect(await client.send(me)).toMatchObject({
          id: first.id,
          interface_language: 'Français',
          status: 'unverified',
        })
        const again = await arrive(name, {
          ...stranger,
          claims: { ...stranger.claims, email: 'other@example.com' },
        })
        expect([again.account_created, again.id]).toEqual([false, first.id])
        const params = { id: first.id ?? 0 }
        expect(await client.send(getSecurity, { params })).toMatchObject({
          has_password: false,
          providers: [name],
        })
        const { marketing_source } = await server()
          .store.database.selectFrom('account')
          .select('marketing_source')
          .where('id', '=', params.id)
          .executeTakeFirstOrThrow()
        expect(marketing_source).toBe('utm_source=fair')
        // No password opens an account that has none.
        const body = { email: stranger.claims.email, password: goodPassword }
        expect((await apiFailureOf(server().client().send(login, { body }))).code).toBe('wrong_credentials')
      },
    )

    it('rejects invalid names from a provider too', async () => {
      const { access_token, account } = await arrive(
        'GOOGLE',
        aStranger({ given_name: 'Win at https://evil.example', family_name: 'Delorme' }),
      )
      expect(account?.name).not.toContain('evil')
      expect(await server().client(access_token).send(me)).toMatchObject({
        first_name: '',
        last_name: 'Delorme',
      })
    })

    it('A-009 the code may arrive on the login page itself', async () => {
      const { subject, claims } = aStranger()
      provider.become(subject, claims)
      const { code, state } = await visit('LINKEDIN', pages.login)
      const response = await server().client().send(socialLoginByCode, { body: { code, state } })
      expect(response.account?.email).toBe(claims.email)
    })

    it('a verified address joins the account that has it; an unverified one never does', async () => {
      const person = await aPerson(server())
      const unverified = aStranger({ email: person.email, email_verified: false })
      const refused = await apiFailureOf(arrive('GOOGLE', unverified))
      expect([refused.status, refused.code]).toEqual([422, 'provider_email_unverified'])
      const joined = await arrive('GOOGLE', aStranger({ email: person.email.toUpperCase() }))
      expect([joined.id, joined.account_created]).toEqual([person.id, false])
      expect((await untilMail(server().folder, person.email, 2)).subject).toBe('A new way to log in')
      const body = { email: person.email, password: goodPassword }
      expect((await server().client().send(login, { body })).id).toBe(person.id)
      expect((await apiFailureOf(arrive('GOOGLE', aStranger({ email: undefined })))).code).toBe(
        'provider_email_unverified',
      )
    })

    it('the owner of an address gets its account without the password of who signed up before', async () => {
      const stranger = aStranger()
      const { email } = stranger.claims
      const thief = { email, password: 'Thief7!horse', first_name: 'T', last_name: 'H' }
      await server().client().send(register, { body: thief })
      await untilMail(server().folder, email)
      const owner = await arrive('GOOGLE', stranger)
      expect(owner.access_token).toBeTruthy()
      const tried = server()
        .client()
        .send(login, { body: { email, password: thief.password } })
      expect((await apiFailureOf(tried)).code).toBe('wrong_credentials')
    })

    it('a state works once, for its own provider and page, for ten minutes', async () => {
      const { subject, claims } = aStranger()
      provider.become(subject, claims)
      const send = (body: Awaited<ReturnType<typeof visit>>) => server().client().send(socialLogin, { body })
      const first = await visit('GOOGLE')
      expect((await apiFailureOf(send({ ...first, state: 'a-state-that-nobody-gave' }))).code).toBe(
        'wrong_code',
      )
      await send(first)
      expect((await apiFailureOf(send(first))).code).toBe('wrong_code')
      const second = await visit('GOOGLE')
      expect((await apiFailureOf(send({ ...second, provider: 'LINKEDIN' }))).code).toBe('wrong_code')
      const third = await visit('GOOGLE')
      expect((await apiFailureOf(send({ ...third, code: 'a-code-that-nobody-gave' }))).code).toBe(
        'wrong_code',
      )
      const fourth = await visit('GOOGLE')
      offset += limits.challengeMinutes * 60_000
      expect((await apiFailureOf(send(fourth))).code).toBe('wrong_code')
    })

    it.each([
      'https://evil.example/auth/login/google',
      `https://${domain}.evil.example/auth/login/google`,
      `https://${domain}/auth/login/google?next=//evil.example`,
      `https://${domain}/projects`,
      `http://${domain}/auth/login/google`,
      'javascript:alert(1)',
    ])('a code is never sent to %s', async (redirectUri) => {
      const start = server()
        .client()
        .send(socialStart, { body: { provider: 'GOOGLE', redirectUri } })
      expect((await apiFailureOf(start)).errors).toEqual({ redirectUri: 'invalid' })
    })

    it('an account with a second factor requires it here too', async () => {
      const stranger = aStranger()
      const { access_token, id = 0 } = await arrive('GOOGLE', stranger)
      const client = server().client(access_token)
      const { secret } = await client.send(startTotp, { params: { id } })
      const digits = () =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset })
      await client.send(verifyTotp, { params: { id }, body: { code: digits() } })
      offset += 30_000
      const again = await arrive('GOOGLE', stranger)
      expect(again.access_token).toBeUndefined()
      const body = { ticket: again.second_factor?.ticket ?? '', code: digits() }
      expect((await server().client().send(loginSecondFactor, { body })).id).toBe(id)
    })

    it.each(['GOOGLE', 'LINKEDIN'] as const)(
      'C-026 the browser goes to %s for a code, with the scopes of the product',
      async (name) => {
        const body = { provider: name, redirectUri: pages[name] }
        const { url, state } = await server().client().send(socialStart, { body })
        expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
          client_id: provider.clientId,
          response_type: 'code',
          redirect_uri: pages[name],
          scope: 'openid profile email',
          state,
          code_challenge: expect.stringMatching(/^[\w-]{43}$/),
          code_challenge_method: 'S256',
        })
      },
    )

    it('says which providers are configured', async () => {
      expect(await server().client().send(listSocialProviders)).toEqual({ providers: ['GOOGLE', 'LINKEDIN'] })
    })
  },
  { environment: configured, replacements: { now: () => new Date(Date.now() + offset) } },
)

describe('without providers, or out of their reach', () => {
  it('does not offer an unconfigured provider, and reports it', async () => {
    const server = await startTestServer()
    expect(await server.client().send(listSocialProviders)).toEqual({ providers: [] })
    const redirectUri = `${server.context.consoleUrl()}/auth/login/google`
    const start = server.client().send(socialStart, { body: { provider: 'GOOGLE', redirectUri } })
    const refused = await apiFailureOf(start)
    expect([refused.status, refused.code]).toEqual([422, 'provider_not_configured'])
    await server.stopAndForget()
  })

  it('a provider that does not answer is reported in time', async () => {
    const server = await startTestServer({
      OIDC_GOOGLE_CLIENT_ID: 'a',
      OIDC_GOOGLE_CLIENT_SECRET: 'b',
      OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9',
    })
    const redirectUri = `${server.context.consoleUrl()}/auth/login/google`
    const start = server.client().send(socialStart, { body: { provider: 'GOOGLE', redirectUri } })
    const refused = await apiFailureOf(start)
    expect([refused.status, refused.code]).toEqual([503, 'provider_unavailable'])
    await server.stopAndForget()
  })

  it('half a configuration stops the start with one sentence', async () => {
    await expect(startTestServer({ OIDC_GOOGLE_CLIENT_ID: 'a' })).rejects.toThrow(
      'OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET are needed together.',
    )
  })
})
