import { codeSpan, plain } from './markdown.js'

/** The part of JSON Schema that the contract writes. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly description?: string
  readonly contentMediaType?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
}

export interface RowLabels {
  readonly yes: string
  readonly no: string
  readonly orNull: string
  readonly or: string
  readonly range: (from: number, to: number) => string
  readonly characters: string
  readonly items: string
  /** Translates an English note of the contract into the language of the page. */
  readonly note: (english: string) => string
}

/** One row a field: name with the path to it, type, whether it must be there, and its bounds. */
export function schemaRows(schema: Schema, words: RowLabels, prefix = ''): string[][] {
  const { properties, items, required = [] } = withoutNull(schema)
  if (items && !properties) return schemaRows(items, words, `${prefix}[]`)
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name
    const row = [
      codeSpan(path),
      typeOf(field, words),
      required.includes(name) ? words.yes : words.no,
      boundsOf(field, words),
    ]
    return [row, ...schemaRows(field, words, path)]
  })
}

export function typeOf(schema: Schema, words: RowLabels): string {
  const { type = 'any', format, items, enum: values, additionalProperties } = withoutNull(schema)
  const isMap = typeof additionalProperties === 'object'
  const name = type === 'array' && items ? `${typeOf(items, words)}[]` : isMap ? 'map' : type
  const kind = format ? `${name} (${format})` : name
  const orNull = schema.anyOf?.some((each) => each.type === 'null') ? words.orNull : ''
  return plain((values ? values.map((value) => JSON.stringify(value)).join(words.or) : kind) + orNull)
}

export function boundsOf(schema: Schema, words: RowLabels): string {
  const bare = withoutNull(schema)
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, contentMediaType } = bare
  const bounds = [
    rangeOf(minimum, maximum, '', words),
    rangeOf(minLength, maxLength, words.characters, words),
    rangeOf(minItems, maxItems, words.items, words),
    contentMediaType,
    bare.description && words.note(bare.description),
  ]
  return bounds
    .filter((each) => each !== undefined)
    .map(plain)
    .join('; ')
}

function rangeOf(
  from: number | undefined,
  to: number | undefined,
  unit: string,
  words: RowLabels,
): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return `≥ ${from}${unit}`
  return from === undefined ? `≤ ${to}${unit}` : `${words.range(from, to)}${unit}`
}

function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find((each) => each.type !== 'null') ?? schema
}
