import { validate } from 'superstruct'
import { compile } from './compile.js'
import { type Description, descriptionOf, type Shape, structOf } from './description.js'
import { errorKeys, type FieldErrorKey, valueErrorKeys } from './errors.js'

const known: ReadonlySet<string> = new Set([...errorKeys, ...valueErrorKeys])

/** Maximum number of reported failures: reporting a hundred thousand takes longer than reading them. */
const maxWrong = 100

/**
 * The failures of a value, field by field: of a list, a record and of unknown fields the first hundred.
 *
 * @returns the first key of each field, under its path (`settings.MAXNBEST`, `slots.0.name`; `''` for the value
 *   itself), or `undefined` for a valid value. A failure that is not one of our keys, such as an unknown field,
 *   is `invalid`: a library's English sentence is never returned.
 */
export function failuresOf(struct: Shape, value: unknown): Record<string, FieldErrorKey> | undefined {
  if (compile(struct)(value)) return undefined
  const found: Record<string, FieldErrorKey> = {}
  collect(struct, value, [], (path, message) => {
    found[path.join('.')] ??= known.has(message) ? (message as FieldErrorKey) : 'invalid'
  })
  return found
}

/** The key of the first failure of a value, or `undefined`. */
export function failureOf(struct: Shape, value: unknown): FieldErrorKey | undefined {
  const failures = failuresOf(struct, value)
  return failures && Object.values(failures)[0]
}

type Path = readonly (string | number)[]
type Say = (path: Path, message: string) => void

/**
 * Descends where the predicates fail; superstruct itself descends everywhere and collects every failure.
 *
 * @returns whether the last failure was a rule over a value of the right shape: then, as in superstruct, the rules of its
 *   container are checked too.
 */
function collect(struct: Shape, value: unknown, path: Path, say: Say): boolean {
  const description = descriptionOf(struct)
  if (
    description &&
    'of' in description &&
    (description.kind === 'optional' || description.kind === 'nullable')
  )
    return collect(description.of, value, path, say)
  const inside = description && wrongInside(description, value)
  if (!inside) {
    const [error] = validate(value, structOf(struct))
    const failures = error?.failures() ?? []
    for (const failure of failures) say([...path, ...failure.path], failure.message)
    return failures.at(-1)?.refinement !== undefined
  }
  let hasShape = true
  for (const [name, of, one] of inside) {
    if (of) hasShape = collect(of, one, [...path, name], say)
    else {
      say([...path, name], 'invalid')
      hasShape = false
    }
  }
  if (hasShape)
    for (const failure of structOf(struct).refiner(value, { branch: [value], path: [...path] }))
      say(failure.path, failure.message)
  return hasShape
}

/** A name with the expected and the actual value; without the expected one the field is unknown. */
type Wrong = readonly [name: string | number, of: Shape | undefined, one: unknown]

/** What is wrong inside a container; `undefined` for anything but a container of the expected kind. */
function wrongInside(description: Description, value: unknown): readonly Wrong[] | undefined {
  if (description.kind === 'list')
    return Array.isArray(value) ? wrongOf(value.entries(), description.of) : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (description.kind === 'record') return wrongOf(Object.entries(value), description.of)
  if (description.kind !== 'object') return undefined
  const { fields, exact } = description
  const fieldsOf = value as Readonly<Record<string, unknown>>
  const wrong = Object.entries(fields).filter(([name, of]) => !compile(of)(fieldsOf[name]))
  const unknown = exact ? Object.keys(value).filter((name) => !Object.hasOwn(fields, name)) : []
  return [
    ...wrong.map(([name, of]): Wrong => [name, of, fieldsOf[name]]),
    ...unknown.slice(0, maxWrong).map((name): Wrong => [name, undefined, fieldsOf[name]]),
  ]
}

function wrongOf(things: Iterable<readonly [string | number, unknown]>, of: Shape): Wrong[] {
  const isRight = compile(of)
  const wrong: Wrong[] = []
  for (const [name, one] of things) {
    if (isRight(one)) continue
    wrong.push([name, of, one])
    if (wrong.length === maxWrong) break
  }
  return wrong
}
