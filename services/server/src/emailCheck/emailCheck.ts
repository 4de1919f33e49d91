import { domainOf } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { isWebmail } from '../data/isWebmail.js'

export interface EmailVerdict {
  /** Whether the address seems to exist. */
  readonly valid: boolean
  /** Whether it belongs to a company: not to a provider that gives addresses to anyone. */
  readonly professional: boolean
}

/** Judges addresses whose syntax is right already. */
export interface EmailCheck {
  /** @throws ApiFailure `check_unavailable` when the service that judges does not answer as agreed. */
  readonly judge: (email: string) => Promise<EmailVerdict>
  /** The same of any address of a domain. */
  readonly judgeDomain: (domain: string) => Promise<EmailVerdict>
}

const timeoutMilliseconds = 5000

/**
 * The checks of e-mail addresses and domains. Without a service they need no network: syntax and the list of webmail
 * providers.
 *
 * @param serviceUrl is requested by GET with `?email=` or `?domain=` and responds with `{ "valid": boolean, "professional"?:
 *   boolean }`.
 */
export function createEmailCheck(serviceUrl: string | undefined): EmailCheck {
  const judge = async (name: 'email' | 'domain', value: string): Promise<EmailVerdict> => {
    const domain = name === 'email' ? domainOf(value) : value
    if (!serviceUrl) return { valid: true, professional: !isWebmail(domain) }
    const { valid, professional = true } = await ask(serviceUrl, name, value)
    return { valid, professional: professional && !isWebmail(domain) }
  }
  return {
    judge: (email) => judge('email', email),
    judgeDomain: (domain) => judge('domain', domain),
  }
}

interface ServiceResponse {
  readonly valid: boolean
  readonly professional?: boolean
}

async function ask(serviceUrl: string, name: string, value: string): Promise<ServiceResponse> {
  const url = new URL(serviceUrl)
  url.searchParams.set(name, value)
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (!response.ok) throw new Error(`The check answered ${response.status}`)
    const body: unknown = await response.json()
    if (!isServiceResponse(body)) throw new Error('The check answered something else than agreed')
    return body
  } catch (error) {
    throw new ApiFailure('check_unavailable', { cause: error })
  }
}

function isServiceResponse(response: unknown): response is ServiceResponse {
  if (typeof response !== 'object' || response === null) return false
  const { valid, professional } = response as Partial<Record<string, unknown>>
  return typeof valid === 'boolean' && (professional === undefined || typeof professional === 'boolean')
}
