import type { Endpoint, Shape } from '@saywright/api/contract'

/** The rules of the body that a call sends. */
export function rulesOf({ body, path }: Pick<Endpoint, 'body' | 'path'>): Shape {
  if (!body) throw new TypeError(`${path} sends no body`)
  return body
}
