import { type Description, descriptionOf, type Shape } from './description.js'

type Pairs = [name: string, value: string][]

function pairsOf(name: string, value: unknown): Pairs {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(`${name}[]`, item))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner))
  }
  return [[name, String(value)]]
}

const escapeName = (name: string) => encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')

/**
 * Writes a query as the list calls want it: `{ search: { keywords: 'a' }, sort: { by: 'name' } }` becomes
 * `search[keywords]=a&sort[by]=name`, and a list `search[fields][]=a&search[fields][]=b`. Absent values are left out.
 */
export function encodeQuery(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.map(([name, value]) => `${escapeName(name)}=${encodeURIComponent(value)}`).join('&')
}

function fromText(description: Description | undefined, value: string): unknown {
  switch (description?.kind) {
    case 'integer':
    case 'number':
      return value.trim() === '' ? value : Number(value)
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'oneOf':
      return description.values.find((known) => String(known) === value) ?? value
    default:
      return value
  }
}

function within(description: Description | undefined): Description | undefined {
  return description?.kind === 'optional' || description?.kind === 'nullable'
    ? within(descriptionOf(description.of))
    : description
}

function readField(struct: Shape, name: string, parameters: URLSearchParams): unknown {
  const description = within(descriptionOf(struct))
  if (description?.kind === 'object') return readFields(description.fields, name, parameters)
  if (description?.kind === 'record') {
    const found: Record<string, string> = {}
    for (const [key, value] of parameters) {
      if (key.startsWith(`${name}[`) && key.endsWith(']')) found[key.slice(name.length + 1, -1)] = value
    }
    return Object.keys(found).length > 0 ? found : undefined
  }
  if (description?.kind === 'list') {
    const values = parameters.getAll(`${name}[]`)
    const item = within(descriptionOf(description.of))
    return values.length > 0 ? values.map((value) => fromText(item, value)) : undefined
  }
  const value = parameters.get(name)
  return value === null ? undefined : fromText(description, value)
}

function readFields(fields: Readonly<Record<string, Shape>>, prefix: string, parameters: URLSearchParams) {
  const found: Record<string, unknown> = {}
  for (const [field, struct] of Object.entries(fields)) {
    const value = readField(struct, prefix === '' ? field : `${prefix}[${field}]`, parameters)
    if (value !== undefined) found[field] = value
  }
  return prefix !== '' && Object.keys(found).length === 0 ? undefined : found
}

/**
 * Reads a query string back, with the numbers and flags that its struct describes. Names that the struct does not
 * know are left out; the result is not yet validated.
 */
export function decodeQuery(struct: Shape, query: string): unknown {
  const description = within(descriptionOf(struct))
  return description?.kind === 'object'
    ? readFields(description.fields, '', new URLSearchParams(query))
    : undefined
}
