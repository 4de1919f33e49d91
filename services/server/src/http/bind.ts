import type {
  BodyOf,
  Endpoint,
  EndpointParams,
  FieldErrorKey,
  Locale,
  QueryOf,
  ResponseOf,
} from '@saywright/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import type { Scope } from './access.js'
import type { LiveSession } from './auth.js'

/** One call as its handler sees it: read, checked, and allowed. */
export interface Call<E> {
  readonly context: Context
  readonly params: EndpointParams<E>
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  readonly locale: Locale
  readonly ip: string
  readonly request: FastifyRequest
  /** @throws Error on a public call: it has no caller. */
  readonly session: LiveSession
  /** @throws Error on a call whose path names nothing owned. */
  readonly scope: Scope
}

export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>
}

/** Joins a call of the contract to what does it; neither compiles with another path, body or answer than the contract's. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route {
  return { endpoint, handler: handler as unknown as Route['handler'] }
}

export interface StreamRoute {
  readonly endpoint: Endpoint
  readonly open: (call: Call<Endpoint>, reply: FastifyReply) => Promise<void>
}

/** Joins a call that responds with a stream. */
export function bindStream(endpoint: Endpoint, open: StreamRoute['open']): StreamRoute {
  return { endpoint, open }
}

export type FieldErrors = Readonly<Record<string, FieldErrorKey>>
