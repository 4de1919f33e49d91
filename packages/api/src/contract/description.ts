import type { Struct } from 'superstruct'
import type { FieldErrorKey } from './errors.js'

/** A struct of ours, whatever its schema. */
export type Shape<Value = unknown> = Struct<Value, unknown>

// superstruct's `Infer` wants `any`; this says the same with our own type.
export type ValueOf<S> = S extends { readonly TYPE: infer Value } ? Value : never

/** A check on a value whose kind is already right: the key of what is wrong, or nothing. */
export type Rule<Value> = (value: Value) => FieldErrorKey | undefined

/** What can be read from a struct afterwards: superstruct itself keeps no trace of limits or options. */
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
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[]; readonly maxBytes: number }
  | { readonly kind: 'nothing' | 'anything' }
) & { readonly example?: unknown; readonly note?: string }

const descriptions = new WeakMap<object, Description>()

export function attachDescription<S extends Shape>(struct: S, description: Description): S {
  descriptions.set(struct, description)
  return struct
}

/** The description of a struct made by one of our constructors; `undefined` for a bare superstruct one. */
export function descriptionOf(struct: object): Description | undefined {
  return descriptions.get(struct)
}
