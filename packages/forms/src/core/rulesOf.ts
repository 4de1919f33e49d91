import type { Endpoint, Shape } from '@saywright/api/contract'

/**
 * The rules of the form that sends a call: those of its body.
 *
 * @throws TypeError when the call sends no body.
 */
export function rulesOf({ body, path }: Pick<Endpoint, 'body' | 'path'>): Shape {
  if (!body) throw new TypeError(`${path} sends no body`)
  return body
}
