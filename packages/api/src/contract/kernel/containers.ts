import * as s from 'superstruct'
import { attachDescription, type Shape, structOf, type ValueOf } from './description.js'
import type { FieldErrorKey } from './errors.js'
import type { Described } from './leaves.js'

type Entries = Iterable<[string | number, unknown, s.Struct<unknown, unknown>]>

/**
 * A struct with things inside. superstruct's own ones answer in English and, to quote the value, call `toString` on
 * objects that may have none, such as database rows.
 */
/* @__NO_SIDE_EFFECTS__ */
function container<Value>(isRight: (value: unknown) => boolean, inside: (value: unknown) => Entries) {
  const none: Entries = []
  return new s.Struct<Value, null>({
    type: 'container',
    schema: null,
    validator: (value, context) => {
      if (isRight(value)) return []
      const message = value === undefined || value === null ? 'required' : 'invalid'
      const { path, branch } = context
      return [{ value, key: path.at(-1), type: 'container', refinement: undefined, message, path, branch }]
    },
    entries: (value) => (isRight(value) ? inside(value) : none) as never,
  })
}

function isDictionary(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const unknownField = s.define<unknown>('unknown field', () => 'invalid')

interface ListOptions<Value> extends Described<Value[]> {
  readonly min?: number
  readonly max?: number
}

/* @__NO_SIDE_EFFECTS__ */
export function list<S extends Shape>(
  of: S,
  { min = 0, max, key, ...described }: ListOptions<ValueOf<S>> = {},
): Shape<ValueOf<S>[]> {
  const item = structOf(of as Shape)
  const base = container<ValueOf<S>[]>(Array.isArray, function* (value) {
    for (const [index, one] of (value as readonly unknown[]).entries()) yield [index, one, item]
  })
  const struct = s.refine(base, 'length', (value) => {
    if (value.length < min) return key ?? 'atLeastOneRequired'
    return max !== undefined && value.length > max ? 'tooLong' : true
  })
  return attachDescription(struct, {
    kind: 'list',
    of,
    refined: min > 0 || max !== undefined,
    ...described,
    ...(min > 0 && { min }),
    ...(max !== undefined && { max }),
  })
}

/** An object used as a dictionary: any keys, values of one shape. */
/* @__NO_SIDE_EFFECTS__ */
export function record<S extends Shape>(
  of: S,
  options: Described<Record<string, ValueOf<S>>> = {},
): Shape<Record<string, ValueOf<S>>> {
  const item = structOf(of as Shape)
  const struct = container<Record<string, ValueOf<S>>>(isDictionary, function* (value) {
    for (const [name, one] of Object.entries(value as object)) yield [name, one, item]
  })
  return attachDescription(struct, { kind: 'record', of, ...options })
}

type Fields = Readonly<Record<string, Shape>>
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

/**
 * Whether every field has the shape that its rules require. superstruct calls the rule over all of them as soon as the last
 * wrong one breaks only a rule.
 */
function hasShape(schema: Fields, value: object): boolean {
  return Object.entries(schema).every(([name, of]) => {
    const [error] = s.validate((value as Readonly<Record<string, unknown>>)[name], structOf(of))
    return error?.failures().every(({ refinement }) => refinement !== undefined) ?? true
  })
}

/* @__NO_SIDE_EFFECTS__ */
function fields<F extends Fields>(
  schema: F,
  exact: boolean,
  options: ObjectOptions<ObjectOf<F>>,
): Shape<ObjectOf<F>> {
  const { rule, key: _key, ...described } = options
  const base = container<ObjectOf<F>>(isDictionary, function* (value) {
    const object = value as Readonly<Record<string, unknown>>
    for (const name of Object.keys(schema)) yield [name, object[name], structOf(schema[name] as Shape)]
    if (!exact) return
    for (const name of Object.keys(object)) {
      if (!Object.hasOwn(schema, name)) yield [name, object[name], unknownField]
    }
  })
  const struct = rule
    ? s.refine(base, 'fields', (value, context) =>
        Object.entries((hasShape(schema, value) && rule(value)) || {}).map(([field, message]) => ({
          message,
          path: [...context.path, field],
        })),
      )
    : base
  return attachDescription(struct, {
    kind: 'object',
    fields: schema,
    exact,
    refined: rule !== undefined,
    ...described,
  })
}

/** An object with exactly these fields, for bodies: an unknown field is refused. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const F extends Fields>(schema: F, options: ObjectOptions<ObjectOf<F>> = {}) {
  return fields(schema, true, options)
}

/** An object with at least these fields, for answers: a newer server may send more. */
/* @__NO_SIDE_EFFECTS__ */
export function type<const F extends Fields>(schema: F, options: ObjectOptions<ObjectOf<F>> = {}) {
  return fields(schema, false, options)
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(of: Shape<Value>): Shape<Value | null> {
  return attachDescription(s.nullable(structOf(of)), { kind: 'nullable', of })
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(of: Shape<Value>): Shape<Value | undefined> {
  return attachDescription(s.optional(structOf(of)), { kind: 'optional', of })
}

/** Absent, null or a value: for fields of an entity that a server may leave out. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <Value>(of: Shape<Value>) => optional(nullable(of))

/** A value of one of two shapes. */
/* @__NO_SIDE_EFFECTS__ */
export function either<One, Other>(
  one: Shape<One>,
  other: Shape<Other>,
  options: Described<One | Other> = {},
): Shape<One | Other> {
  const struct = s.define<One | Other>('either', (value) => one.is(value) || other.is(value) || 'invalid')
  return attachDescription(struct, { kind: 'either', of: [one, other], ...options })
}

/**
 * A shape that holds others like itself. In the OpenAPI document it is named, like every shape that is declared as an
 * entity.
 *
 * @param of returns the shape; called when a value is checked.
 */
/* @__NO_SIDE_EFFECTS__ */
export function recursive<Value>(of: () => Shape<Value>): Shape<Value> {
  const struct = s.lazy(() => structOf(of()))
  return attachDescription(struct as unknown as Shape<Value>, { kind: 'recursive', of })
}
