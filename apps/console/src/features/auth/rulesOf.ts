import type { Endpoint, Shape } from '@saywright/api/contract'

/** The rules of the form that sends a call: those of its body. */
export function rulesOf({ body, path }: Pick<Endpoint, 'body' | 'path'>): Shape {
  if (!body) throw new TypeError(`${path} has no body`)
  return body
}
