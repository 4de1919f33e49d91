import type { Struct } from 'superstruct'
import { docs } from './docs.js'
import type { FieldErrorKey } from './errors.js'

/**
 * A struct, seen only as something that recognizes values. superstruct's own type is invariant: a struct of names
 * would not pass where a struct of anything is wanted.
 */
export interface Shape<Value = unknown> {
  /** Exists for the type only. */
  readonly TYPE: Value
  is(value: unknown): value is Value
}

export type ValueOf<S> = S extends Shape<infer Value> ? Value : never

/** The superstruct behind a shape, for superstruct's own functions. */
export function structOf<Value>(shape: Shape<Value>): Struct<Value, unknown> {
  return shape as Struct<Value, unknown>
}

/** A check on a value of the right kind: the key of its failure, or nothing. */
export type Rule<Value> = (value: Value) => FieldErrorKey | undefined

/** The readable properties of a struct: superstruct itself keeps no trace of limits or options. */
export type Description = (
  | {
      readonly kind: 'text'
      readonly min?: number
      readonly max?: number
      readonly pattern?: RegExp
      readonly format?: string
    }
  | { readonly kind: 'integer' | 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly min?: number; readonly max?: number }
  | { readonly kind: 'record'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>>; readonly exact: boolean }
  | { readonly kind: 'nullable' | 'optional'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  | { readonly kind: 'recursive'; readonly of: () => Shape }
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[]; readonly maxBytes: number }
  | { readonly kind: 'nothing' | 'anything' }
) & {
  readonly example?: unknown
  readonly note?: string
  /** The whole check of a leaf: what its struct runs, without superstruct around it. */
  readonly check?: (value: unknown) => true | FieldErrorKey
  /** Whether the struct carries a refinement that sees values of the right shape. */
  readonly refined?: boolean
}

const descriptions = new WeakMap<object, Description>()

/* @__NO_SIDE_EFFECTS__ */
export function attachDescription<Value>(
  struct: Shape<Value>,
  { [docs]: said, ...description }: Description & { readonly [docs]?: object },
): Shape<Value> {
  descriptions.set(struct, { ...description, ...said })
  return struct
}

/** The description of a struct made by one of our constructors; `undefined` for a bare superstruct one. */
export function descriptionOf(struct: object): Description | undefined {
  return descriptions.get(struct)
}
