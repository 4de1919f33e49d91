import { compile } from '../contract/kernel/compile.js'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import { ApiError } from '../contract/kernel/errors.js'
import { failuresOf } from '../contract/kernel/failures.js'

/**
 * Reads the body of a successful response and validates it against the contract.
 * @throws ApiError `contract` when it does not have the agreed shape.
 */
export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
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
