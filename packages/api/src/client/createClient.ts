import { accountHeader, socketAccount } from '../contract/kernel/accountHeader.js'
import { compile } from '../contract/kernel/compile.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import { ApiError } from '../contract/kernel/errors.js'
import { failuresOf } from '../contract/kernel/failures.js'
import type { Locale } from '../contract/kernel/locales.js'
import { socketBearer } from '../contract/kernel/socketBearer.js'
import { limits } from '../contract/limits.js'
import { endWithSession } from './endWithSession.js'
import { failureFrom } from './failure.js'
import { joinUrl, type LooseInput, pathWithQuery, type SendArguments } from './input.js'
import { countPending } from './pending.js'
import { defaultRetryPolicy, pause, pauseBeforeRetry, type RetryPolicy } from './retry.js'
import { memorySession, type Session } from './session.js'
import { browserSocket, type SocketFactory } from './socket.js'
import { type Call, fetchTransport, type Transport } from './transport.js'
import { windowAccount } from './windowAccount.js'

export interface ClientOptions {
  /**
   * Base URL of the API.
   * @default '/api'
   */
  readonly baseUrl?: string
  readonly transport?: Transport
  /** Creates the WebSockets; those of the browser when absent. */
  readonly socket?: SocketFactory
  readonly session?: Session
  /** Language of the interface, read at each call. */
  readonly locale?: () => Locale
  /** Language of responses, which overrides that of the account. */
  readonly forcedLanguage?: () => Locale | undefined
  /** Name of the calling application, such as `console`. */
  readonly source?: string
  readonly timeoutMilliseconds?: number
  readonly retry?: Partial<RetryPolicy>
  /** Random number in [0, 1) for the jitter of retries. */
  readonly random?: () => number
  /** Called once when the session has ended, however many calls detect it. */
  readonly onSignedOut?: (error: ApiError) => void
  /**
   * Called when the session of the browser belongs to another account than this window; the call had no
   * effect.
   */
  readonly onOtherAccount?: (error: ApiError) => void
  /** Called when an object already exists or was changed elsewhere. Show the message of the server. */
  readonly onConflict?: (error: ApiError) => void
  /** Called for any failed call except aborted ones, after the more specific listeners. */
  readonly onError?: (error: ApiError, endpoint: Endpoint) => void
  /** Called for each successful call, so that notices about an earlier failure of it can be removed. */
  readonly onSuccess?: (endpoint: Endpoint) => void
  /**
   * Called when a call requires recent proof of identity. Ask the user and resolve with whether they gave it.
   * The call is then sent again; without the proof it fails as `aborted`.
   */
  readonly onProofRequired?: () => Promise<boolean>
  /**
   * Called when a call detects that the session has ended. Let the user sign in again, store the new token in
   * the session, and resolve with whether that succeeded; `undefined` when no user can be asked. The failed
   * calls are then sent again; otherwise the session is cleared, as without this option.
   */
  readonly onSessionEnded?: () => Promise<boolean | undefined>
  /** Called with the number of calls that the loading overlay waits for. Any failure resets it to 0. */
  readonly onPending?: (count: number) => void
}

export interface Client {
  /**
   * Sends a call and reads its response.
   * @returns the response, validated against the contract.
   * @throws ApiError and no other error; its `kind` tells how to handle it.
   */
  readonly send: <E extends Endpoint>(endpoint: E, ...input: SendArguments<E>) => Promise<ResponseOf<E>>
  /** Sends a call and returns the raw response, for streams. No timeout, no retry, no loading overlay. */
  readonly open: (
    endpoint: Endpoint,
    input: LooseInput,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  /**
   * Opens the WebSocket of a call. The token of the session is sent among its protocols, because browsers
   * cannot set headers.
   * @param protocol subprotocol of both sides.
   */
  readonly openSocket: (endpoint: Endpoint, input: LooseInput, protocol: string) => WebSocket
  readonly session: Session
  /**
   * Whether the session of the browser is the one that this window uses, and not that of a later sign-in
   * elsewhere.
   */
  readonly isOwnSession: () => boolean
  /** Identifies this client among the clients of a session; events that it caused contain the id. */
  readonly id: string
}

/** Creates the client through which browsers, tests and other services call the server. */
export function createClient(options: ClientOptions = {}): Client {
  const {
    baseUrl = '/api',
    transport = fetchTransport,
    socket = browserSocket,
    session = memorySession(),
    random = Math.random,
    timeoutMilliseconds = limits.callTimeoutMilliseconds,
  } = options
  const policy = { ...defaultRetryPolicy, ...options.retry }
  const pending = countPending(options.onPending)
  const endOf = endWithSession(session)
  const account = windowAccount(session)
  let endingToken: string | undefined
  const id = Math.random().toString(36).slice(2)

  /** Aborts when the caller says so, or with the session, unless this very call ends it. */
  function signalOf({ signal, endsSession }: LooseInput, token: string | undefined): AbortSignal {
    const own = signal ?? neverAborted
    return token === undefined || endsSession ? own : AbortSignal.any([own, endOf(token)])
  }

  function headersFor(endpoint: Endpoint, token: string | undefined): Record<string, string> {
    const locale = options.locale?.()
    const forced = options.forcedLanguage?.()
    return {
      ...(endpoint.responseKind === 'json' && { Accept: 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(token && account.id() !== undefined && { [accountHeader]: String(account.id()) }),
      ...(locale && { 'Accept-Language': locale }),
      ...(forced && { 'X-Forced-Language': forced }),
      ...(options.source && { 'X-Source': options.source }),
      ...(endpoint.method !== 'GET' && { 'X-Client-Id': id }),
    }
  }

  function callFor(
    endpoint: Endpoint,
    input: LooseInput,
    signal: AbortSignal,
    token: string | undefined,
  ): Call {
    return {
      endpoint,
      params: input.params ?? {},
      query: input.query,
      body: input.body,
      url: joinUrl(baseUrl, pathWithQuery(endpoint, input)),
      headers: headersFor(endpoint, token),
      signal,
      onProgress: input.onProgress,
    }
  }

  /** Tells whoever must know. Only the first of several dead calls still finds its own token in the session. */
  function report(error: ApiError, endpoint: Endpoint, token: string | undefined, isShown = false) {
    if (error.kind === 'aborted') return
    if (error.kind === 'otherAccount') return options.onOtherAccount?.(error)
    if (error.kind === 'signedOut' && token !== undefined) {
      if (session.token() !== token) return
      if (token !== endingToken) {
        session.clear()
        options.onSignedOut?.(error)
      }
    }
    if (isShown) return
    if (error.kind === 'conflict') options.onConflict?.(error)
    options.onError?.(error, endpoint)
  }

  async function attempt(
    endpoint: Endpoint,
    input: LooseInput,
    token: string | undefined,
    stop: AbortSignal,
  ): Promise<unknown> {
    const deadline = AbortSignal.timeout(input.timeoutMilliseconds ?? timeoutMilliseconds)
    try {
      const response = await transport(callFor(endpoint, input, AbortSignal.any([stop, deadline]), token))
      if (!response.ok) throw await failureFrom(response)
      return await responseFrom(endpoint, response)
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown
      if (stop.aborted) throw new ApiError({ kind: 'aborted', cause: thrown })
      if (deadline.aborted) throw new ApiError({ kind: 'timeout', cause: thrown })
      throw new ApiError({ kind: 'network', cause: thrown })
    }
  }

  async function attemptAndRetry(endpoint: Endpoint, input: LooseInput, token: string | undefined) {
    const stop = signalOf(input, token)
    for (let sent = 1; ; sent++) {
      try {
        return await attempt(endpoint, input, token, stop)
      } catch (thrown) {
        const error = thrown as ApiError
        const wait = endpoint.idempotent ? pauseBeforeRetry(error, sent, policy, random()) : undefined
        if (wait === undefined) throw error
        await pause(wait, stop).catch((cause) => {
          throw new ApiError({ kind: 'aborted', cause })
        })
      }
    }
  }

  async function send<E extends Endpoint>(endpoint: E, ...[given]: SendArguments<E>): Promise<ResponseOf<E>> {
    const { onProofRequired: prove } = options
    const token = account.token()
    try {
      return await sendOnce(endpoint, given ?? {}, prove !== undefined)
    } catch (thrown) {
      if (isDead(thrown) && isAsked(given ?? {}, token)) {
        const isIn = await loginAgain(token)
        if (isIn) return sendOnce(endpoint, given ?? {}, false, false)
        // Logged out by another window of this browser: there is no token to clear.
        if (token === undefined && isIn === false) options.onSignedOut?.(thrown as ApiError)
        else report(thrown as ApiError, endpoint, token, given?.isFailureShown)
        throw thrown
      }
      if (!prove || !needsProof(thrown)) throw thrown
      if (await prove()) return sendOnce(endpoint, given ?? {})
      throw new ApiError({ kind: 'aborted', cause: thrown })
    }
  }

  /** Whether a dead session is asked about before it is told: not by the calls that end one. */
  const isAsked = ({ endsSession }: LooseInput, token: string | undefined) =>
    options.onSessionEnded !== undefined && !endsSession && (token === undefined || token !== endingToken)

  /** Whether there is a living session now: another call may have brought it meanwhile. */
  async function loginAgain(token: string | undefined): Promise<boolean | undefined> {
    account.drop(token)
    const current = session.token()
    if (current !== undefined && current !== token) return true
    return options.onSessionEnded?.()
  }

  async function sendOnce<E extends Endpoint>(
    endpoint: E,
    input: LooseInput,
    isProofAsked = false,
    isLoginAsked = true,
  ): Promise<ResponseOf<E>> {
    const token = account.token()
    const end = (input.quiet ?? endpoint.quiet) ? undefined : pending.begin()
    if (input.endsSession) endingToken = token
    try {
      const response = await attemptAndRetry(endpoint, input, token).finally(() => {
        if (input.endsSession) endingToken = undefined
      })
      end?.(false)
      if (endpoint.tellsAccount) account.learn((response as { id: number }).id, token)
      account.accept(token)
      options.onSuccess?.(endpoint)
      return response as ResponseOf<E>
    } catch (thrown) {
      const error = thrown as ApiError
      if (error.kind === 'aborted') end?.(false)
      else pending.clear()
      if (!isLoginAsked || !isDead(error) || !isAsked(input, token))
        report(error, endpoint, token, input.isFailureShown || (isProofAsked && needsProof(error)))
      throw error
    }
  }

  async function open(endpoint: Endpoint, input: LooseInput, headers: Readonly<Record<string, string>> = {}) {
    const token = account.token()
    const call = callFor(endpoint, input, signalOf(input, token), token)
    const response = await transport({ ...call, headers: { ...call.headers, ...headers } })
    if (response.ok) return response
    const error = await failureFrom(response)
    if (!isDead(error) || !isAsked(input, token) || !(await loginAgain(token)))
      report(error, endpoint, token, input.isFailureShown)
    throw error
  }

  function openSocket(endpoint: Endpoint, input: LooseInput, protocol: string): WebSocket {
    const token = account.token()
    const id = account.id()
    const url = joinUrl(baseUrl, pathWithQuery(endpoint, input))
    const caller = token
      ? [`${socketBearer}${token}`, ...(id === undefined ? [] : [`${socketAccount}${id}`])]
      : []
    return socket(url, [protocol, ...caller])
  }

  return { send, open, openSocket, session, isOwnSession: account.isOwnSession, id }
}

const isDead = (thrown: unknown) => (thrown as ApiError).kind === 'signedOut'

const needsProof = (thrown: unknown) => (thrown as ApiError).code === 'proof_required'

const neverAborted = new AbortController().signal

async function responseFrom(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.response === undefined || response.status === 204) return undefined
  if (endpoint.responseKind === 'file') return response.blob()
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ApiError({ kind: 'contract', status: response.status, cause })
    throw cause
  }
  if (compile(endpoint.response)(body)) return body
  throw new ApiError({
    kind: 'contract',
    status: response.status,
    cause: { path: endpoint.path, failures: failuresOf(endpoint.response, body) },
  })
}
