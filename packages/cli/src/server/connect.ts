import {
  type Client,
  createClient,
  fetchTransport,
  joinUrl,
  memorySession,
  type Transport,
} from '@saywright/api/client'
import { ApiError } from '@saywright/api/contract'
import type { Locale } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import type { MessageKey } from '../messages/MessageFile.js'
import type { Terminal } from '../Terminal.js'
import { isLoopbackName, loopbackTransport } from './loopbackTransport.js'

/** The variable of the access token: arguments are visible to all processes of a machine. */
export const tokenVariable = 'SAYWRIGHT_TOKEN'

/**
 * A client of the server at an address such as `https://studio.example.com`.
 *
 * @param scopes what the access token must allow.
 * @throws CommandFailure when that is not an address, and without an access token.
 */
export function connect(
  address: string,
  { environment }: Terminal,
  locale: Locale,
  scopes: readonly string[] = ['read', 'tasks'],
): Client {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandFailure('server.address', { address })
  const token = environment[tokenVariable]
  if (!token)
    throw new CommandFailure('server.noToken', { variable: tokenVariable, scopes: scopes.join(', ') })
  return createClient({
    baseUrl: joinUrl(address, 'api'),
    session: memorySession(token),
    locale: () => locale,
    transport: refusePages(isLoopbackName(address) ? loopbackTransport : fetchTransport),
    // A build may wait until a minute has its requests again.
    retry: { times: 4, baseMilliseconds: 100, maxWaitMilliseconds: 65_000 },
  })
}

/** A page in place of the answer of the API. */
class PageAnswered extends Error {
  constructor(readonly status: number) {
    super(`a page (${status})`)
  }
}

/** A proxy or a login page in front of the server responds to any call with a page. */
const refusePages =
  (send: Transport): Transport =>
  async (call) => {
    const response = await send(call)
    const isPage = /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '')
    if (!isPage || call.endpoint.responseKind !== 'json') return response
    await response.body?.cancel()
    const cause = new PageAnswered(response.status)
    throw new ApiError({ kind: 'contract', status: response.status, cause })
  }

/** A failed call as a failure of the command; anything else is thrown again. */
export function serverFailure(thrown: unknown, server: string): CommandFailure {
  if (!(thrown instanceof ApiError)) throw thrown
  const { kind, status, serverMessage } = thrown
  const failure = (key: MessageKey, values = {}) =>
    new CommandFailure(key, { server, ...values }, exitCode.refused)
  const [page] = causesOf(thrown).filter((cause) => cause instanceof PageAnswered)
  if (page) return failure('server.page', { status: page.status })
  // The sentence of the server is about a person who was logged in.
  if (kind === 'signedOut') return failure('server.badToken', { variable: tokenVariable })
  if (serverMessage) return failure('server.refused', { reason: serverMessage })
  if (kind === 'network') return unreached(thrown, server)
  if (kind === 'timeout') return failure('server.silent')
  return failure('server.unusable', { status })
}

function unreached(thrown: unknown, server: string): CommandFailure {
  const codes = causesOf(thrown).flatMap((cause) => codeOf(cause) ?? [])
  const [known] = codes.flatMap((code) => (sentences[code] ? [sentences[code]] : []))
  const certificate = codes.find((code) => isOfCertificate.test(code))
  const key = known ?? (certificate === undefined ? 'server.unreached' : 'server.certificate')
  const { hostname, port, protocol } = new URL(server)
  const values = {
    server,
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    reason: certificate ?? codes[0] ?? '',
  }
  return new CommandFailure(key, values, exitCode.refused)
}

const sentences: Readonly<Record<string, MessageKey>> = {
  ENOTFOUND: 'server.noHost',
  EAI_AGAIN: 'server.noHost',
  ECONNREFUSED: 'server.nobodyListens',
  CERT_HAS_EXPIRED: 'server.certificateExpired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'server.certificateOfAnother',
  ERR_SSL_WRONG_VERSION_NUMBER: 'server.noTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'server.noTls',
  EPROTO: 'server.noTls',
}

/** @see https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const isOfCertificate = /CERT|SIGNATURE|CRL|SELF_SIGNED/

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined

/** An error, and those that caused it. */
function causesOf(thrown: unknown): unknown[] {
  if (!(thrown instanceof Error)) return []
  const inside = thrown instanceof AggregateError ? thrown.errors : []
  return [thrown, ...inside, ...causesOf(thrown.cause)]
}
