import { descriptionOf, type Shape } from '@saywright/api/contract'

/** Maximum size of the JSON of a value. */
export interface JsonSize {
  readonly bytes: number
  /** Nesting depth of arrays and objects. */
  readonly depth: number
  /** Names of fields. */
  readonly keys: number
  /** Texts, numbers, arrays, objects and the rest, each counted once. */
  readonly values: number
}

/** JSON may write every unit of a text as `\u0041`. */
const bytesPerCharacter = 6
const bytesPerNumber = 32
const endless = Number.POSITIVE_INFINITY
/** For fields about the browser, which the contract leaves open. */
const anything: JsonSize = { bytes: 16 * 1024, depth: 8, keys: 1000, values: 1000 }
const unbounded: JsonSize = { bytes: endless, depth: endless, keys: endless, values: endless }

/** The most JSON that a value of a shape takes, without spaces; infinite where the contract sets no end. */
export function jsonSize(shape: Shape): JsonSize {
  const description = descriptionOf(shape)
  switch (description?.kind) {
    case 'text':
      return leaf(textBytes(description.max ?? endless))
    case 'oneOf':
      return leaf(Math.max(...description.values.map((value) => textBytes(String(value).length))))
    case 'integer':
    case 'number':
    case 'flag':
      return leaf(bytesPerNumber)
    case 'nothing':
    // Beside the rest of a form, with a limit of its own.
    case 'file':
      return leaf(0)
    case 'optional':
    case 'nullable':
      return sizeOfOptional(jsonSize(description.of))
    case 'list':
      return sizeOfList(jsonSize(description.of), description.max ?? endless)
    case 'object':
      return sizeOfObject(description.fields)
    case 'anything':
      return anything
    default:
      return unbounded
  }
}

const leaf = (bytes: number): JsonSize => ({ bytes, depth: 0, keys: 0, values: 1 })

const textBytes = (characters: number) => 2 + bytesPerCharacter * characters

const sizeOfOptional = (size: JsonSize): JsonSize => ({
  ...size,
  bytes: Math.max(size.bytes, 'null'.length),
})

function sizeOfList(item: JsonSize, count: number): JsonSize {
  const times = (size: number) => (size === 0 ? 0 : count * size)
  return {
    bytes: 2 + times(item.bytes + 1),
    depth: item.depth + 1,
    keys: times(item.keys),
    values: 1 + times(item.values),
  }
}

function sizeOfObject(fields: Readonly<Record<string, Shape>>): JsonSize {
  const sizes = Object.entries(fields).map(([name, field]) => ({ name, ...jsonSize(field) }))
  const sum = (of: (size: (typeof sizes)[number]) => number) =>
    sizes.reduce((total, size) => total + of(size), 0)
  return {
    bytes: 2 + sum(({ name, bytes }) => textBytes(name.length) + bytes + 2),
    depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
    keys: sum(({ keys }) => keys + 1),
    values: 1 + sum(({ values }) => values),
  }
}
