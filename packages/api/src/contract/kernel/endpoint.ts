import type { Shape } from './description.js'
import { docs } from './docs.js'
import type { FailureCode } from './errors.js'
import type { ParamNames, ParamsOf } from './path.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `public` anyone, `user` anyone logged in, `self` the account that the path names, `member` a member of the
 * organization that owns the resource, `administrator` one of its administrators, `staff` the company that runs the product.
 */
export type Role = 'public' | 'user' | 'self' | 'member' | 'administrator' | 'staff'

/**
 * Whose the thing is that the first parameter of the path names: a project's, an organization's, an account's, or a thing
 * that only the caller can have, such as one of its sessions.
 */
export type Owner = 'project' | 'organization' | 'account' | 'caller'

/** Owner and role that a path allows: a resource of others is never open to everyone who is logged in. */
type Access<Path extends string> = Path extends `v3/projects/{id}${string}`
  ? { readonly owner: 'project'; readonly roles: 'member' | 'administrator' }
  : Path extends `v3/organizations/{${'id' | 'orgId'}}${string}`
    ? { readonly owner: 'organization'; readonly roles: 'member' | 'administrator' }
    : Path extends `v3/users/{id}${string}`
      ? { readonly owner: 'account'; readonly roles: 'self' | 'user' }
      : [ParamNames<Path>] extends [never]
        ? { readonly owner?: undefined; readonly roles: 'public' | 'user' | 'staff' }
        :
            | { readonly owner: 'caller'; readonly roles: 'user' }
            | { readonly owner?: undefined; readonly roles: 'public' | 'staff' }

/**
 * What a call requires beside the session: `recent` that its owner proved their identity within the last minutes, with
 * `v3/proof` or by logging in; `newAddress` the same when the `email` of the body is not that of the account;
 * `administrators` when the call makes someone an administrator of an organization, or ends that role of the member whom it
 * names or of the caller.
 */
export type ProofNeed = 'recent' | 'newAddress' | 'administrators'

/**
 * Scopes of an access token: reading projects and lists, fetching files, packages and recordings, starting unit tests and
 * exports and having recordings recognized, saving models and recordings, and for staff uploading files.
 */
export const accessScopes = ['read', 'downloads', 'tasks', 'models', 'uploads'] as const
export type AccessScope = (typeof accessScopes)[number]

/**
 * Encoding of the body: JSON, the bytes of one file, or a form: `file` fields are files, texts are unencoded, and all others
 * are JSON.
 */
export type Encoding = 'json' | 'raw' | 'multipart'

/** How the response travels: JSON, the bytes of a file, or server-sent events. */
export type ResponseKind = 'json' | 'file' | 'events'

type NoParams = Readonly<Record<never, never>>

/** A good call as the documentation shows it and the tests send it. */
export type Example<Path extends string, Body, Query, ResponseBody> = ([ParamNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<Path> }) &
  ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body }) & {
    readonly query?: Query
  } & ([ResponseBody] extends [undefined]
    ? { readonly response?: undefined }
    : { readonly response: ResponseBody })

interface EndpointParts<Path extends string, Body, Query, ResponseBody> {
  readonly method: Method
  /** Below `/api/`, with its version prefix: `v3/projects/{id}`. */
  readonly path: Path
  readonly body?: Shape<Body>
  readonly encoding?: Encoding
  /** The most bytes of a body in JSON, where its fields could fill more together than the call is for. */
  readonly bodyMaxBytes?: number
  readonly query?: Shape<Query>
  readonly response?: Shape<ResponseBody>
  readonly responseKind?: ResponseKind
  /** Status of success, 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** No loading overlay. */
  readonly quiet?: boolean
  /** Whether the response is the account of the caller. */
  readonly tellsAccount?: boolean
  /** Whether sending it twice has the effect of once, so that it may be retried. GET, PUT and DELETE are by default. */
  readonly idempotent?: boolean
}

interface EndpointDocs {
  readonly summary: string
  readonly owner?: Owner | undefined
  readonly roles: Role
  /** Absent: the session is enough. With it, `errors` holds `proof_required`. */
  readonly proof?: ProofNeed
  /** The scope with which a program may call by an access token; absent: only people may, in a session. */
  readonly scope?: AccessScope
  /** Failures of this call; the common ones (unreadable, too_many, internal, unavailable) go without saying. */
  readonly errors: readonly FailureCode[]
}

/** One call of the product: path, body and answer for client, server, fake and documentation alike. */
export interface Endpoint<
  Path extends string = string,
  Body = unknown,
  Query = unknown,
  ResponseBody = unknown,
> extends EndpointParts<Path, Body, Query, ResponseBody>,
    EndpointDocs {
  readonly encoding: Encoding
  readonly responseKind: ResponseKind
  readonly status: 200 | 201 | 202 | 204
  readonly quiet: boolean
  readonly idempotent: boolean
  readonly example: {
    readonly params?: Readonly<Record<string, string | number>> | undefined
    readonly body?: Body | undefined
    readonly query?: Query | undefined
    readonly response?: ResponseBody | undefined
  }
}

export type PathOf<E> = E extends Endpoint<infer Path, infer _B, infer _Q, infer _A> ? Path : never
export type EndpointParams<E> = [ParamNames<PathOf<E>>] extends [never] ? NoParams : ParamsOf<PathOf<E>>
export type BodyOf<E> = E extends { readonly body?: Shape<infer Body> } ? Body : never
export type QueryOf<E> = E extends { readonly query?: Shape<infer Query> } ? Query : never
export type ResponseOf<E> = E extends { readonly response?: Shape<infer ResponseBody> } ? ResponseBody : never

/** Declares a call. It does not compile without its example, its owner, its role and its list of failures. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends string,
  Body = undefined,
  Query = undefined,
  ResponseBody = undefined,
>({
  [docs]: said,
  ...parts
}: EndpointParts<Path, Body, Query, ResponseBody> & {
  readonly [docs]: EndpointDocs &
    NoInfer<Access<Path> & { readonly example: Example<Path, Body, Query, ResponseBody> }>
}): Endpoint<Path, Body, Query, ResponseBody> {
  return {
    encoding: 'json',
    responseKind: 'json',
    status: parts.response === undefined ? 204 : 200,
    quiet: false,
    idempotent: parts.method !== 'POST',
    ...undocumented,
    ...parts,
    ...said,
  } as Endpoint<Path, Body, Query, ResponseBody>
}

/** Documentation of a call where it is left out: in browser builds. */
const undocumented = { summary: '', example: {} }
