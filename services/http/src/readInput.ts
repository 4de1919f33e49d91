import {
  decodeQuery,
  descriptionOf,
  type Endpoint,
  type FieldErrorKey,
  failuresOf,
  readParams,
} from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'
import { ApiFailure, incorrectForm } from './failure.js'

export interface Input {
  readonly params: Readonly<Record<string, string | number>>
  readonly query: unknown
  readonly body: unknown
}

/** @throws ApiFailure `not_found` when a parameter cannot name a row. */
export function readPathParams(endpoint: Endpoint, request: FastifyRequest): Input['params'] {
  const params = readParams(endpoint.path, request.params as Record<string, string>)
  if (!params || Object.values(params).some((value) => String(value).includes('\0')))
    throw new ApiFailure('not_found')
  return params
}

/** @throws ApiFailure `incorrect_form` with the failing names. */
export function readQuery(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (!endpoint.query) return undefined
  const at = request.url.indexOf('?')
  const query = decodeQuery(endpoint.query, at < 0 ? '' : request.url.slice(at + 1)) ?? {}
  const failures = failuresOf(endpoint.query, query) ?? nullCharacters(query)
  if (failures) throw incorrectForm(failures)
  return query
}

/** @throws ApiFailure `unreadable` without a body, `incorrect_form` with the failing fields. */
export function checkBody(endpoint: Endpoint, body: unknown): void {
  if (!endpoint.body) return
  if (body === undefined || body === null) throw new ApiFailure('unreadable')
  const failures = failuresOf(endpoint.body, body) ?? nullCharacters(body)
  if (failures) throw incorrectForm(failures)
}

// PostgreSQL cannot store U+0000 and SQLite would cut the text there.
function nullCharacters(value: unknown): Record<string, FieldErrorKey> | undefined {
  if (!hasNullCharacter(value)) return undefined
  const found: Record<string, FieldErrorKey> = {}
  const look = (inner: unknown, path: string): void => {
    if (typeof inner === 'string' && inner.includes('\0')) found[path] = 'invalid'
    else if (isContainer(inner)) {
      for (const [name, field] of Object.entries(inner)) look(field, path ? `${path}.${name}` : name)
    }
  }
  look(value, '')
  return found
}

/** Without the paths, which few bodies need and which cost the most. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNullCharacter)
  return isContainer(value) && Object.values(value).some(hasNullCharacter)
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** The largest file that the body of a call may carry, in bytes; `undefined` when it carries none. */
export function fileLimit(
  endpoint: Endpoint,
): { maxBytes: number; mediaTypes: readonly string[] } | undefined {
  const body = endpoint.body && descriptionOf(endpoint.body)
  if (body?.kind === 'file') return body
  if (body?.kind !== 'object') return undefined
  const files = Object.values(body.fields)
    .map(descriptionOf)
    .filter((field) => field?.kind === 'file')
  return files[0]
}
