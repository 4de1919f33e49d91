import type { Endpoint, Shape } from '@saywright/api/contract'

/**
 * Validation rules of the form that sends a call: those of the request body.
 * @throws TypeError when the call has no body.
 */
export function rulesOf({ body, path }: Pick<Endpoint, 'body' | 'path'>): Shape {
  if (!body) throw new TypeError(`${path} sends no body`)
  return body
}
