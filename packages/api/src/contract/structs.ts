import * as s from 'superstruct'
import { attachDescription, type Rule, type Shape, type ValueOf } from './description.js'
import type { FieldErrorKey } from './errors.js'

interface Described<Value> {
  readonly example?: Value
  /** One sentence for the reference documentation. */
  readonly note?: string
  /** The key given when the value is wrong. */
  readonly key?: FieldErrorKey
}

interface TextOptions extends Described<string> {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  readonly format?: string
  readonly rule?: Rule<string>
}

/** A string. `min` and `max` count UTF-16 units; a missing or too short value is `required`. */
export function text(options: TextOptions = {}): s.Struct<string, null> {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern, rule, key, ...described } = options
  const check = (value: unknown) => {
    if (value === undefined || value === null) return 'required'
    if (typeof value !== 'string') return 'invalid'
    if (value.length < min) return key ?? 'required'
    if (value.length > max) return 'tooLong'
    if (pattern && !pattern.test(value)) return key ?? 'invalid'
    return rule?.(value) ?? true
  }
  return attachDescription(s.define<string>('text', check), {
    kind: 'text',
    ...described,
    ...(min > 0 && { min }),
    ...(Number.isFinite(max) && { max }),
    ...(pattern && { pattern }),
  })
}

/** A moment as UTC ISO 8601 text, such as `2026-11-22T08:30:00.000Z`. */
export function instant(options: Described<string> = {}) {
  const isMoment = (value: string) => (Number.isNaN(Date.parse(value)) ? 'invalid' : undefined)
  return text({ format: 'date-time', example: '2026-11-22T08:30:00.000Z', rule: isMoment, ...options })
}

interface NumberOptions extends Described<number> {
  readonly min?: number
  readonly max?: number
}

function numeric(kind: 'integer' | 'number', options: NumberOptions): s.Struct<number, null> {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, key, ...described } = options
  const check = (value: unknown) => {
    if (value === undefined || value === null) return 'required'
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid'
    if (kind === 'integer' && !Number.isSafeInteger(value)) return 'invalid'
    return value < min || value > max ? (key ?? 'outOfRange') : true
  }
  return attachDescription(s.define<number>(kind, check), {
    kind,
    ...described,
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  })
}

/** A safe whole number; outside `min` and `max` it is `outOfRange`. */
export const integer = (options: NumberOptions = {}) => numeric('integer', options)

/** A finite number; outside `min` and `max` it is `outOfRange`. */
export const number = (options: NumberOptions = {}) => numeric('number', options)

/** The identifier of a row: a positive whole number on every database. */
export const identifier = (options: Described<number> = {}) => integer({ min: 1, example: 1, ...options })

export function flag(options: Described<boolean> = {}): s.Struct<boolean, null> {
  const check = (value: unknown) =>
    typeof value === 'boolean' ? true : value === undefined || value === null ? 'required' : 'invalid'
  return attachDescription(s.define<boolean>('flag', check), { kind: 'flag', ...options })
}

/** One of a few values, compared by `===`. */
export function oneOf<const Value extends string | number | boolean>(
  values: readonly Value[],
  options: Described<NoInfer<Value>> = {},
): s.Struct<Value, null> {
  const known = new Set<unknown>(values)
  const check = (value: unknown) =>
    known.has(value) ? true : value === undefined || value === null || value === '' ? 'required' : 'invalid'
  return attachDescription(s.define<Value>('oneOf', check), { kind: 'oneOf', values, ...options })
}

interface ListOptions<Value> extends Described<Value[]> {
  readonly min?: number
  readonly max?: number
}

export function list<S extends Shape>(
  of: S,
  { min = 0, max, key, ...described }: ListOptions<ValueOf<S>> = {},
) {
  const base = s.array(of as s.Struct<ValueOf<S>, unknown>)
  const struct = s.refine(base, 'length', (value) => {
    if (value.length < min) return key ?? 'atLeastOneRequired'
    return max !== undefined && value.length > max ? 'tooLong' : true
  })
  return attachDescription(struct, {
    kind: 'list',
    of,
    ...described,
    ...(min > 0 && { min }),
    ...(max !== undefined && { max }),
  })
}

/** An object used as a dictionary: any keys, values of one shape. */
export function record<S extends Shape>(
  of: S,
  options: Described<Record<string, ValueOf<S>>> = {},
): s.Struct<Record<string, ValueOf<S>>, null> {
  const struct = s.record(s.string(), of as s.Struct<ValueOf<S>, unknown>)
  return attachDescription(struct, { kind: 'record', of, ...options })
}

type Fields = Readonly<Record<string, Shape>>
type ValueOfFields<F extends Fields> = s.Infer<s.Struct<ObjectOf<F>, null>>
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never
}[keyof F]
type ObjectOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKeys<F>]?: ValueOf<F[K]>
} extends infer Whole
  ? { [K in keyof Whole]: Whole[K] }
  : never

interface ObjectOptions<Value> extends Described<Value> {
  /** A check over several fields: the failing fields with their keys. */
  readonly rule?: (value: Value) => Readonly<Record<string, FieldErrorKey>> | undefined
}

function fields<F extends Fields>(schema: F, exact: boolean, options: ObjectOptions<ValueOfFields<F>>) {
  const { rule, key: _key, ...described } = options
  const make = (exact ? s.object : s.type) as unknown as (
    schema: Fields,
  ) => s.Struct<ValueOfFields<F>, null>
  const base = make(schema)
  const struct = rule
    ? s.refine(base, 'fields', (value, context) =>
        Object.entries(rule(value) ?? {}).map(([field, message]) => ({
          message,
          path: [...context.path, field],
        })),
      )
    : base
  return attachDescription(struct, { kind: 'object', fields: schema, exact, ...described })
}

/** An object with exactly these fields, for bodies: an unknown field is refused. */
export function object<const F extends Fields>(schema: F, options: ObjectOptions<ValueOfFields<F>> = {}) {
  return fields(schema, true, options)
}

/** An object with at least these fields, for answers: a newer server may send more. */
export function type<const F extends Fields>(schema: F, options: ObjectOptions<ValueOfFields<F>> = {}) {
  return fields(schema, false, options)
}

export function nullable<Value>(of: Shape<Value>): s.Struct<Value | null, unknown> {
  return attachDescription(s.nullable(of), { kind: 'nullable', of })
}

export function optional<Value>(of: Shape<Value>): s.Struct<Value | undefined, unknown> {
  return attachDescription(s.optional(of), { kind: 'optional', of })
}

/** Absent, null or a value: for fields of an entity that a server may leave out. */
export const maybe = <Value>(of: Shape<Value>) => optional(nullable(of))

interface FileOptions {
  readonly mediaTypes: readonly string[]
  readonly maxBytes: number
  readonly note?: string
}

/**
 * The bytes of a file. Only the kind is checked here: size, declared type and real content are for whoever
 * receives the bytes, who answers `too_large` or `unsupported_type`.
 */
export function file(options: FileOptions): s.Struct<Blob, null> {
  const check = (value: unknown) => (value instanceof Blob ? true : 'required')
  return attachDescription(s.define<Blob>('file', check), { kind: 'file', ...options })
}

/** No body at all. */
export function nothing(): s.Struct<undefined, null> {
  return attachDescription(
    s.define<undefined>('nothing', (value) => value === undefined),
    { kind: 'nothing' },
  )
}

/** Any JSON value. */
export function anything(options: Described<unknown> = {}): s.Struct<unknown, null> {
  return attachDescription(s.unknown(), { kind: 'anything', ...options })
}
