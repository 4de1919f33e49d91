import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
// @ts-expect-error the package has no types
import Provider from 'oidc-provider'

/** The claims of the provider about a person, by the subject it knows them under. */
export type Claims = Readonly<Record<string, unknown>>

interface KoaContext {
  readonly req: unknown
  readonly res: unknown
  readonly oidc: { readonly session: { readonly accountId: string } }
}

interface OidcProvider {
  readonly callback: () => RequestListener
  readonly interactionDetails: (request: unknown, response: unknown) => Promise<{ readonly uid: string }>
  readonly interactionFinished: (request: unknown, response: unknown, result: unknown) => Promise<void>
  readonly Grant: new (
    parts: object,
  ) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  readonly on: (event: string, listener: (...given: unknown[]) => void) => void
}

export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Sets the person who consents at the provider from now on. */
  readonly become: (subject: string, claims: Claims) => void
  /** Acts as a browser: follows the provider until it comes back. */
  readonly browse: (url: string) => Promise<URL>
  readonly stop: () => Promise<void>
}

const clientId = 'saywright'
const clientSecret = 'a-secret-of-this-test-alone-0123456789'
/** Seconds for which everything that the provider issues is valid: longer than a test runs. */
const validSeconds = 3600

/**
 * A complete OpenID Connect provider on loopback, where every visitor consents at once.
 *
 * @param port without one, any that is free.
 */
export async function startIdentityProvider(
  redirectUris: readonly string[],
  port = 0,
): Promise<IdentityProvider> {
  let listener: RequestListener = (_request, response) => response.end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Claims>()
  let current = ''
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_context: KoaContext, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_context: KoaContext, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    cookies: { keys: ['a key of this test'] },
    // Without an adapter, keys and lifetimes of our own, the provider writes to the log that it is meant for development.
    adapter: ProviderStore,
    jwks: { keys: [signingKey()] },
    ttl: {
      ...{ AccessToken: validSeconds, AuthorizationCode: validSeconds, IdToken: validSeconds },
      ...{ Grant: validSeconds, Interaction: validSeconds, Session: validSeconds },
    },
  }) as OidcProvider
  const callback = provider.callback()
  listener = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const grant = new provider.Grant({ accountId: current, clientId })
    grant.addOIDCScope('openid profile email')
    const consent = { grantId: await grant.save() }
    await provider.interactionFinished(request, response, { login: { accountId: current }, consent })
  }
  return {
    issuer,
    clientId,
    clientSecret,
    become: (subject, claims) => {
      people.set(subject, claims)
      current = subject
    },
    browse: (url) => browse(url, issuer),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Stored {
  readonly uid?: string
  readonly grantId?: string
  consumed?: number
}

/** The memory of an identity provider: one store for each kind of artifact, as oidc-provider expects of an adapter. */
class ProviderStore {
  readonly #stored = new Map<string, Stored>()

  async upsert(id: string, payload: Stored): Promise<void> {
    this.#stored.set(id, payload)
  }

  async find(id: string): Promise<Stored | undefined> {
    return this.#stored.get(id)
  }

  async findByUid(uid: string): Promise<Stored | undefined> {
    return [...this.#stored.values()].find((payload) => payload.uid === uid)
  }

  async consume(id: string): Promise<void> {
    const payload = this.#stored.get(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.#stored.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#stored) if (payload.grantId === grantId) this.#stored.delete(id)
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
}

async function browse(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let steps = 0; url.href.startsWith(issuer) && steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    url = new URL(next, url)
  }
  return url
}
