import type { BodyOf, Endpoint, EndpointParams, Locale, QueryOf, ResponseOf } from '@saywright/api/contract'
import type { Route } from '@saywright/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import type { LiveSession } from '../../security/liveSession.js'
import type { Scope } from './scope.js'

/** One call as its handler sees it: read, checked, and allowed. */
interface CallWith<Params, Body, Query> {
  readonly context: Context
  readonly params: Params
  readonly body: Body
  readonly query: Query
  readonly locale: Locale
  readonly ip: string
  readonly request: FastifyRequest
  /** @throws Error on a public call: it has no caller. */
  readonly session: LiveSession
  /** @throws Error on a call whose path names nothing owned. */
  readonly scope: Scope
}

export interface Call<E> extends CallWith<EndpointParams<E>, BodyOf<E>, QueryOf<E>> {}

export type ServerRoute = Route<Call<Endpoint>>

/** Joins a call of the contract to what does it; neither compiles with another path, body or response than the contract's. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, reply: FastifyReply) => Promise<ResponseOf<E>>,
): ServerRoute {
  return routeOf(endpoint, handler)
}

/** The same where a function binds calls of several kinds: their bodies and responses are parameters of it, and no parts of a call. */
export function bindKind<Path extends string, Body, Query, Response>(
  endpoint: Endpoint<Path, Body, Query, Response>,
  handler: (
    call: CallWith<EndpointParams<Endpoint<Path>>, NoInfer<Body>, NoInfer<Query>>,
  ) => Promise<NoInfer<Response>>,
): ServerRoute {
  return routeOf(endpoint, handler)
}

const routeOf = (endpoint: Endpoint, handler: unknown): ServerRoute => ({
  endpoint,
  handler: handler as ServerRoute['handler'],
})
