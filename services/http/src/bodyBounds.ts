import type { Endpoint, Shape } from '@saywright/api/contract'
import { type JsonSize, jsonSize } from './jsonSize.js'

/**
 * Beyond what a contract can fill: bytes for spaces between the values and for bodies of calls that read none, the rest for
 * mistakes, which are reported field by field.
 */
const room: JsonSize = { bytes: 16 * 1024, depth: 4, keys: 500, values: 1000 }

/** Limits for any body regardless of its contract: reading more would take a fraction of a second. */
const most = { depth: 32, keys: 50_000, values: 500_000 } as const

/**
 * Maximum JSON of the body of a call: what its contract can fill, and never more than `maxBytes`. One rule for all calls, so
 * that a service does not read megabytes for a text of a hundred characters.
 */
export function bodyBounds({ body, bodyMaxBytes }: BoundedCall, maxBytes: number): JsonSize {
  return boundsOf(body ? [body] : [], Math.min(maxBytes, bodyMaxBytes ?? maxBytes))
}

type BoundedCall = Pick<Endpoint, 'body' | 'bodyMaxBytes'>

/** The same for a message that is one of several shapes, each under `data`. */
export function messageBounds(shapes: Readonly<Record<string, Shape>>): Omit<JsonSize, 'bytes'> {
  const { depth, keys, values } = boundsOf(Object.values(shapes), Number.POSITIVE_INFINITY)
  return { depth: depth + 1, keys: keys + 2, values: values + 2 }
}

function boundsOf(shapes: readonly Shape[], maxBytes: number): JsonSize {
  const sizes = shapes.map(jsonSize)
  const largest = (part: keyof JsonSize) => room[part] + Math.max(0, ...sizes.map((size) => size[part]))
  return {
    bytes: Math.min(maxBytes, largest('bytes')),
    depth: Math.min(most.depth, largest('depth')),
    keys: Math.min(most.keys, largest('keys')),
    values: Math.min(most.values, largest('values')),
  }
}
