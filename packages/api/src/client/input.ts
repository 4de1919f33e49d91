import type { BodyOf, Endpoint, EndpointParams, PathOf, QueryOf } from '../contract/kernel/endpoint.js'
import { fillPath, type ParamNames } from '../contract/kernel/path.js'
import { encodeQuery } from '../contract/kernel/query.js'

/** How to send one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Shows or spares the overlay, whatever the contract says. */
  readonly quiet?: boolean | undefined
  /** The screen shows a failure of this call where it happened: no listener but the one for a dead session hears of it. */
  readonly isFailureShown?: boolean | undefined
  /**
   * This call ends the session: it outlives it, whoever sent it clears it, and a session found dead meanwhile is not
   * announced.
   */
  readonly endsSession?: boolean | undefined
  /** Share of the body sent, in [0, 1]. */
  readonly onProgress?: ((share: number) => void) | undefined
  readonly timeoutMilliseconds?: number | undefined
}

type ParamsInput<E> = [ParamNames<PathOf<E>>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: EndpointParams<E> }

type BodyInput<E> = [BodyOf<E>] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: BodyOf<E> }

type QueryInput<E> = [QueryOf<E>] extends [undefined]
  ? { readonly query?: undefined }
  : Readonly<Record<never, never>> extends QueryOf<E>
    ? { readonly query?: QueryOf<E> }
    : { readonly query: QueryOf<E> }

/** What a call must be given: its path parameters, its body and its query, as far as it has them. */
export type CallInput<E extends Endpoint> = ParamsInput<E> & BodyInput<E> & QueryInput<E>

/** The arguments after the endpoint: none are needed where the call takes nothing. */
export type SendArguments<E extends Endpoint> =
  Readonly<Record<never, never>> extends CallInput<E>
    ? [input?: CallInput<E> & CallOptions]
    : [input: CallInput<E> & CallOptions]

/** The shape every input has, whatever its call. */
export interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

/** Path and query of a call below the base: also its key in a cache. */
export function pathWithQuery(endpoint: Endpoint, input: LooseInput = {}): string {
  const path = fillPath(endpoint.path, input.params ?? {})
  const query = encodeQuery((input.query ?? undefined) as object | undefined)
  return query === '' ? path : `${path}?${query}`
}

/** Joins a base such as `https://example.com/api/` and a path below it, whichever has the slash. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
