import type { Call } from '../client/call.js'
import type { Transport } from '../client/transport.js'
import { compile } from '../contract/kernel/compile.js'
import type { BodyOf, Endpoint, EndpointParams, QueryOf, ResponseOf } from '../contract/kernel/endpoint.js'

import { failuresOf } from '../contract/kernel/failures.js'
import { type FakeEvents, fakeEvents } from './fakeEvents.js'
import { type FakeFailure, failureResponse } from './fakeFailure.js'

/** A call as it reached the fake. */
export interface RecordedCall<E extends Endpoint = Endpoint> {
  readonly endpoint: Endpoint
  readonly params: EndpointParams<E>
  readonly body: BodyOf<E>
  readonly query: QueryOf<E> | undefined
  readonly headers: Readonly<Record<string, string>>
}

type ResponseBody<E extends Endpoint> =
  | ResponseOf<E>
  | ((call: RecordedCall<E>) => ResponseOf<E> | Promise<ResponseOf<E>>)

export interface FakeTransport extends Transport {
  /** Sets the response of a call: a value of its contract, or a function of the call. */
  readonly respond: <E extends Endpoint>(endpoint: E, response: ResponseBody<E>) => FakeTransport
  /** How a call fails from now on: a code of the contract, a kind of error, or a whole body. */
  readonly fail: (endpoint: Endpoint, failure: FakeFailure) => FakeTransport
  /** The call stays under way until it is aborted. */
  readonly pending: (endpoint: Endpoint) => FakeTransport
  /** Sends an event to all listeners of the event stream. */
  readonly emit: FakeEvents['emit']
  /** The calls so far, in their order; of one endpoint when it is given. */
  readonly calls: <E extends Endpoint>(endpoint?: E) => readonly RecordedCall<E>[]
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

function wrong(endpoint: Endpoint, what: string, failures: object | undefined): TypeError {
  return new TypeError(`${nameOf(endpoint)}: the ${what} breaks the contract: ${JSON.stringify(failures)}`)
}

function checkSent({ endpoint, body, query }: Call): void {
  if (endpoint.body && !compile(endpoint.body)(body))
    throw wrong(endpoint, 'body', failuresOf(endpoint.body, body))
  if (endpoint.query && query !== undefined && !compile(endpoint.query)(query)) {
    throw wrong(endpoint, 'query', failuresOf(endpoint.query, query))
  }
}

function success(endpoint: Endpoint, response: unknown): Response {
  if (endpoint.response && !compile(endpoint.response)(response)) {
    throw wrong(endpoint, 'response', failuresOf(endpoint.response, response))
  }
  if (endpoint.response === undefined) return new Response(null, { status: 204 })
  if (endpoint.responseKind === 'file') return new Response(response as Blob)
  return Response.json(response, { status: endpoint.status })
}

function untilAborted({ signal }: Call): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/**
 * A server of canned responses for stories and tests: pass it to `createClient({ transport })`. It rejects a response, a
 * body or a query that breaks the contract, at compile time and at run time, and a call without a canned response.
 */
export function fakeTransport(): FakeTransport {
  const replies = new Map<string, (call: Call) => Response | Promise<Response>>()
  const recorded: RecordedCall[] = []
  const events = fakeEvents()

  const transport = async (call: Call): Promise<Response> => {
    recorded.push(call as unknown as RecordedCall)
    checkSent(call)
    const reply = replies.get(nameOf(call.endpoint))
    if (!reply && call.endpoint.responseKind === 'events') return events.open(call)
    if (!reply) throw new TypeError(`Nobody said what ${nameOf(call.endpoint)} responds with`)
    return reply(call)
  }

  const fake: FakeTransport = Object.assign(transport, {
    respond: <E extends Endpoint>(endpoint: E, response: ResponseBody<E>) => {
      if (typeof response !== 'function') success(endpoint, response)
      const make =
        typeof response === 'function' ? (response as (call: RecordedCall<E>) => unknown) : () => response
      replies.set(nameOf(endpoint), async (call) =>
        success(endpoint, await make(call as unknown as RecordedCall<E>)),
      )
      return fake
    },
    fail: (endpoint: Endpoint, failure: FakeFailure) => {
      replies.set(nameOf(endpoint), (call) => failureResponse(failure) ?? untilTimeout(failure, call))
      return fake
    },
    pending: (endpoint: Endpoint) => {
      replies.set(nameOf(endpoint), untilAborted)
      return fake
    },
    emit: events.emit,
    calls: <E extends Endpoint>(endpoint?: E) =>
      recorded.filter(
        (call) => !endpoint || nameOf(call.endpoint) === nameOf(endpoint),
      ) as unknown as RecordedCall<E>[],
  })
  return fake
}

/** Failures without a response: no connection, or a timeout. */
function untilTimeout(failure: FakeFailure, call: Call): Promise<never> {
  return failure === 'timeout' ? untilAborted(call) : Promise.reject(new TypeError('Failed to fetch'))
}
