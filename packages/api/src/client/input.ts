import type { BodyOf, Endpoint, EndpointParams, PathOf, QueryOf } from '../contract/kernel/endpoint.js'
import { fillPath, type ParamNames } from '../contract/kernel/path.js'
import { encodeQuery } from '../contract/kernel/query.js'

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Whether the loading overlay is suppressed, in place of the setting of the contract. */
  readonly quiet?: boolean | undefined
  /** Whether the caller shows a failure itself: only the listener for an ended session is called. */
  readonly isFailureShown?: boolean | undefined
  /**
   * Whether this call ends the session: it is not aborted with the session, the caller clears the session, and listeners are
   * not notified when it has already ended.
   */
  readonly endsSession?: boolean | undefined
  /** Called with the sent fraction of the body, in [0, 1]. */
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

/** Input of a call: path parameters, body and query, as far as it has them. */
export type CallInput<E extends Endpoint> = ParamsInput<E> & BodyInput<E> & QueryInput<E>

/** Arguments after the endpoint; optional for calls without input. */
export type SendArguments<E extends Endpoint> =
  Readonly<Record<never, never>> extends CallInput<E>
    ? [input?: CallInput<E> & CallOptions]
    : [input: CallInput<E> & CallOptions]

/** Shape of the input of any call. */
export interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

/** Path and query of a call relative to the base URL; also its cache key. */
export function pathWithQuery(endpoint: Endpoint, input: LooseInput = {}): string {
  const path = fillPath(endpoint.path, input.params ?? {})
  const query = encodeQuery((input.query ?? undefined) as object | undefined)
  return query === '' ? path : `${path}?${query}`
}

/**
 * Joins a base such as `https://example.com/api/` and a relative path, with exactly one slash between them.
 */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
