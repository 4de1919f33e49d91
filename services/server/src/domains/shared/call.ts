import type { BodyOf, Endpoint, EndpointParams, Locale, QueryOf, ResponseOf } from '@saywright/api/contract'
import type { Route } from '@saywright/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import type { LiveSession } from '../../security/liveSession.js'
import type { Scope } from './scope.js'

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

export type ServerRoute = Route<Call<Endpoint>>

/** Joins a call of the contract to what does it; neither compiles with another path, body or response than the contract's. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, reply: FastifyReply) => Promise<ResponseOf<E>>,
): ServerRoute {
  return { endpoint, handler: handler as unknown as ServerRoute['handler'] }
}
