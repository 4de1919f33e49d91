import { validate } from 'superstruct'
import { type Shape, structOf } from './description.js'
import { errorKeys, type FieldErrorKey, valueErrorKeys } from './errors.js'

const known: ReadonlySet<string> = new Set([...errorKeys, ...valueErrorKeys])

/**
 * What is wrong with a value, field by field.
 *
 * @returns the first key of each field, under its path (`settings.MAXNBEST`, `slots.0.name`; `''` for the value
 *   itself), or `undefined` when nothing is wrong. A failure that is not one of our keys, such as an unknown field,
 *   is `invalid`: a library's English sentence never comes out.
 */
export function failuresOf(struct: Shape, value: unknown): Record<string, FieldErrorKey> | undefined {
  const [error] = validate(value, structOf(struct))
  if (!error) return undefined
  const found: Record<string, FieldErrorKey> = {}
  for (const failure of error.failures()) {
    const field = failure.path.join('.')
    found[field] ??= known.has(failure.message) ? (failure.message as FieldErrorKey) : 'invalid'
  }
  return found
}

/** The first key of what is wrong with a value, or `undefined`. */
export function failureOf(struct: Shape, value: unknown): FieldErrorKey | undefined {
  const failures = failuresOf(struct, value)
  return failures && Object.values(failures)[0]
}
