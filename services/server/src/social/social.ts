import type { SocialProvider } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { Config, OidcConfig } from '../config.js'

/** The identity of a person at a provider. */
export interface SocialPerson {
  /** Permanent identifier there. */
  readonly subject: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Values that the provider needs again when the browser comes back. */
export interface SocialStart {
  readonly url: string
  readonly verifier: string
}

interface Callback {
  readonly code: string
  readonly state: string
  readonly redirectUri: string
  readonly verifier: string
}

/** Sign-in with accounts of others, by OpenID Connect. */
export interface Social {
  readonly providers: readonly SocialProvider[]
  /** @throws ApiFailure `provider_not_configured` or `provider_unavailable`. */
  readonly start: (provider: SocialProvider, redirectUri: string, state: string) => Promise<SocialStart>
  /** @throws ApiFailure also `wrong_code` when the provider does not accept the code. */
  readonly finish: (provider: SocialProvider, callback: Callback) => Promise<SocialPerson>
}

const scope = 'openid profile email'
const timeoutSeconds = 10

export function createSocial({ oidc }: Pick<Config, 'oidc'>): Social {
  const discovered = new Map<SocialProvider, Promise<Configuration>>()

  async function configurationOf(provider: SocialProvider): Promise<Configuration> {
    const config = oidc[provider]
    if (!config) throw new ApiFailure('provider_not_configured')
    const found = discovered.get(provider) ?? discover(config)
    discovered.set(provider, found)
    try {
      return await found
    } catch (error) {
      // The next call asks again.
      discovered.delete(provider)
      throw new ApiFailure('provider_unavailable', { cause: error })
    }
  }

  return {
    providers: Object.keys(oidc) as SocialProvider[],
    start: async (provider, redirectUri, state) => {
      const configuration = await configurationOf(provider)
      const verifier = randomPKCECodeVerifier()
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, verifier }
    },
    finish: async (provider, callback) => {
      const configuration = await configurationOf(provider)
      try {
        return await personOf(configuration, callback)
      } catch (error) {
        throw new ApiFailure(isRefusedCode(error) ? 'wrong_code' : 'provider_unavailable', { cause: error })
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const url = new URL(issuer)
  // Plain HTTP only where nothing leaves the machine.
  const isLoopback = url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  return discovery(url, clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    ...(isLoopback && { execute: [allowInsecureRequests] }),
  })
}

async function personOf(configuration: Configuration, callback: Callback): Promise<SocialPerson> {
  const url = new URL(callback.redirectUri)
  url.searchParams.set('code', callback.code)
  url.searchParams.set('state', callback.state)
  const { issuer, authorization_response_iss_parameter_supported } = configuration.serverMetadata()
  // The page that got the response passes on the code and the state; the issuer is the requested one.
  if (authorization_response_iss_parameter_supported) url.searchParams.set('iss', issuer)
  const tokens = await authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: callback.verifier,
    expectedState: callback.state,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no identity')
  const info =
    claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const [firstOfName = '', ...restOfName] = text(info.name).split(/\s+/)
  return {
    subject: claims.sub,
    email: text(info.email) || undefined,
    // LinkedIn has sent it as text.
    isEmailVerified: info.email_verified === true || String(info.email_verified) === 'true',
    firstName: text(info.given_name) || firstOfName,
    lastName: text(info.family_name) || restOfName.join(' '),
  }
}

function isRefusedCode(error: unknown): boolean {
  const { code, error: reason } = error as { code?: string; error?: string }
  return (
    reason === 'invalid_grant' ||
    code === 'OAUTH_INVALID_RESPONSE' ||
    code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'
  )
}
