import { type Description, descriptionOf, type Shape } from './description.js'

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
  const shape = description && shapeOf(description)
  if (!shape) return (value) => struct.is(value)
  // Refinements (lengths of lists, rules over several fields) live in the struct and see only values of the right shape.
  return (value) => shape(value) && isRefined(struct, value)
}

function isRefined(struct: Shape, value: unknown): boolean {
  for (const _ of struct.refiner(value, { branch: [value], path: [] })) return false
  return true
}

/** The predicate of a container; a leaf has none, because its own validator already is one. */
function shapeOf(description: Description): Predicate | undefined {
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
      return (value) => Array.isArray(value) && value.every(inner)
    }
    case 'record': {
      const inner = compile(description.of)
      return (value) => isPlain(value) && Object.values(value).every(inner)
    }
    case 'object':
      return objectShape(description.fields, description.exact)
    case 'flag':
      return (value) => typeof value === 'boolean'
    case 'anything':
      return () => true
    default:
      return undefined
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
    if (exact) for (const name in value) if (!known.has(name)) return false
    return true
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
