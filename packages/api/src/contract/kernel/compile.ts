import { type Description, descriptionOf, type Shape, structOf } from './description.js'

type Predicate = (value: unknown) => boolean

const compiled = new WeakMap<object, Predicate>()

/**
 * Turns a struct into a plain predicate that answers as superstruct's `is`, without walking the schema again and
 * without `eval`, so that it works under a strict content security policy. Structs that are not ours, and rules of
 * ours, are still called: nothing is skipped.
 *
 * @returns the predicate; the same struct gives the same one.
 */
export function compile<Value>(struct: Shape<Value>): (value: unknown) => value is Value {
  const known = compiled.get(struct)
  if (known) return known as (value: unknown) => value is Value
  const predicate = build(struct)
  compiled.set(struct, predicate)
  return predicate as (value: unknown) => value is Value
}

function build(struct: Shape): Predicate {
  const description = descriptionOf(struct)
  if (!description) return (value) => struct.is(value)
  const { check } = description
  if (check) return (value) => check(value) === true
  const shape = shapeOf(description)
  // Refinements (lengths of lists, rules over several fields) live in the struct and see only values of the right shape.
  return description.refined ? (value) => shape(value) && isRefined(struct, value) : shape
}

function isRefined(struct: Shape, value: unknown): boolean {
  for (const _ of structOf(struct).refiner(value, { branch: [value], path: [] })) return false
  return true
}

function shapeOf(description: Description): Predicate {
  switch (description.kind) {
    case 'nullable': {
      const inner = compile(description.of)
      return (value) => value === null || inner(value)
    }
    case 'optional': {
      const inner = compile(description.of)
      return (value) => value === undefined || inner(value)
    }
    case 'list': {
      const inner = compile(description.of)
      return (value) => Array.isArray(value) && value.every((item) => inner(item))
    }
    case 'record': {
      const inner = compile(description.of)
      return (value) => isPlain(value) && Object.values(value).every((item) => inner(item))
    }
    case 'either': {
      const inner = description.of.map((one) => compile(one))
      return (value) => inner.some((isOne) => isOne(value))
    }
    case 'recursive':
      return (value) => compile(description.of())(value)
    case 'object':
      return objectShape(description.fields, description.exact)
    default:
      throw new TypeError(`A leaf of kind ${description.kind} has no check`)
  }
}

function objectShape(fields: Readonly<Record<string, Shape>>, exact: boolean): Predicate {
  const names = Object.keys(fields)
  const inner = names.map((name) => compile(fields[name] as Shape))
  const known = new Set(names)
  return (value) => {
    if (!isPlain(value)) return false
    for (let i = 0; i < names.length; i++) {
      if (!inner[i]?.(value[names[i] as string])) return false
    }
    return !exact || Object.keys(value).every((name) => known.has(name))
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
