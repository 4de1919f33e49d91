import type { Locale } from '../catalogue/locales.js'
import { socketAccount } from '../contract/kernel/accountHeader.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { socketBearer } from '../contract/kernel/socketBearer.js'
import { limits } from '../contract/limits.js'
import { createRequest } from './createRequest.js'
import { failureFrom } from './failure.js'
import { joinUrl, type LooseInput, pathWithQuery, type SendArguments } from './input.js'
import { abortWithSession } from './middleware/abortWithSession.js'
import { askForProof } from './middleware/askForProof.js'
import { countPending } from './middleware/countPending.js'
import { deadline } from './middleware/deadline.js'
import { learnAccount } from './middleware/learnAccount.js'
import { logInAgain } from './middleware/logInAgain.js'
import { compose, type OutgoingCall } from './middleware/middleware.js'
import { reportOutcome } from './middleware/reportOutcome.js'
import { defaultRetryPolicy, type RetryPolicy, retry } from './middleware/retry.js'
import { trackSessionEnd } from './middleware/trackSessionEnd.js'
import { readResponse } from './readResponse.js'
import { memorySession, type Session } from './session.js'
import { browserSocket, type SocketFactory } from './socket.js'
import { fetchTransport, type Transport } from './transport.js'
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
   * Called when a call detects that the session has ended. Let the user sign in again, store the new token in the session,
   * and resolve with whether that succeeded; `undefined` when there is no user to sign in. The failed calls are then sent
   * again; otherwise the session is cleared, as without this option.
   */
  readonly onSessionEnded?: () => Promise<boolean | undefined>
  /** Called with the number of calls that the loading overlay waits for. Any failure resets it to 0. */
  readonly onPending?: (count: number) => void
}

export interface Client {
  /**
   * Sends a call and reads its response.
   * @returns the response, validated against the contract.
   * @throws ApiError and no other error; its `kind` says how to handle it.
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
  const account = windowAccount(session)
  const id = Math.random().toString(36).slice(2)
  const sender = { ...options, baseUrl, id, accountId: account.id }

  const outcome = reportOutcome(options)
  const { track, isEnding } = trackSessionEnd()
  const login = logInAgain({ ...options, session, account, isEnding })
  const sessionAbort = abortWithSession(session)

  /** The middleware of a call, from the caller to the transport: each step contains those below it. */
  const exchange = compose(
    [
      outcome,
      askForProof(account.token, options.onProofRequired),
      login,
      countPending(options.onPending),
      learnAccount(account),
      track,
      sessionAbort,
      retry({ ...defaultRetryPolicy, ...options.retry }, random),
      deadline(timeoutMilliseconds),
    ],
    async (call) => readResponse(call.endpoint, await responseTo(call)),
  )

  /** The way of a stream, which may be silent for as long as it likes. */
  const openStream = compose([outcome, login, sessionAbort], responseTo)

  async function responseTo(call: OutgoingCall): Promise<Response> {
    const response = await transport(createRequest(sender, call))
    if (response.ok) return response
    throw await failureFrom(response)
  }

  const callOf = (endpoint: Endpoint, input: LooseInput): OutgoingCall => ({
    endpoint,
    input,
    token: account.token(),
    signal: input.signal ?? neverAborted,
  })

  function openSocket(endpoint: Endpoint, input: LooseInput, protocol: string): WebSocket {
    const token = account.token()
    const accountId = account.id()
    const url = joinUrl(baseUrl, pathWithQuery(endpoint, input))
    const caller = token
      ? [`${socketBearer}${token}`, ...(accountId === undefined ? [] : [`${socketAccount}${accountId}`])]
      : []
    return socket(url, [protocol, ...caller])
  }

  return {
    send: async <E extends Endpoint>(endpoint: E, ...[input]: SendArguments<E>) =>
      (await exchange(callOf(endpoint, input ?? {}))) as ResponseOf<E>,
    open: async (endpoint, input, headers) =>
      openStream({ ...callOf(endpoint, input), streamHeaders: headers ?? {} }),
    openSocket,
    session,
    isOwnSession: account.isOwnSession,
    id,
  }
}

const neverAborted = new AbortController().signal
