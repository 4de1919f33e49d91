import { type Description, descriptionOf, type Shape } from './description.js'

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

export function isOptional(struct: Shape): boolean {
  return descriptionOf(struct)?.kind === 'optional'
}

/** The fields of an object struct, seen through `optional` and `nullable`. */
export function propertiesOf(struct: Shape): Readonly<Record<string, Shape>> {
  const description = descriptionOf(struct)
  if (description?.kind === 'optional' || description?.kind === 'nullable')
    return propertiesOf(description.of)
  return description?.kind === 'object' ? description.fields : {}
}

function bounds(
  names: readonly [string, string],
  { min, max }: { readonly min?: number; readonly max?: number },
) {
  return { ...(min !== undefined && { [names[0]]: min }), ...(max !== undefined && { [names[1]]: max }) }
}

function typeOf(value: unknown): string {
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** The name under which the schema of a struct is in the components of a document. */
export type NameOf = (struct: Shape) => string | undefined

function keywordsOf(description: Description, nameOf: NameOf): JsonSchema {
  switch (description.kind) {
    case 'text':
      return {
        type: 'string',
        ...bounds(['minLength', 'maxLength'], description),
        ...(description.pattern && { pattern: description.pattern.source }),
        ...(description.format && { format: description.format }),
      }
    case 'integer':
    case 'number':
      return { type: description.kind, ...bounds(['minimum', 'maximum'], description) }
    case 'flag':
      return { type: 'boolean' }
    case 'oneOf':
      return { type: typeOf(description.values[0]), enum: description.values }
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(description.of, nameOf),
        ...bounds(['minItems', 'maxItems'], description),
      }
    case 'record':
      return { type: 'object', additionalProperties: jsonSchemaOf(description.of, nameOf) }
    case 'object':
      return objectSchema(description.fields, description.exact, nameOf)
    case 'nullable':
      return { anyOf: [jsonSchemaOf(description.of, nameOf), { type: 'null' }] }
    case 'optional':
      return jsonSchemaOf(description.of, nameOf)
    case 'either':
      return { anyOf: description.of.map((one) => jsonSchemaOf(one, nameOf)) }
    case 'recursive': {
      // Written out, it would have no end.
      const of = description.of()
      return nameOf(of) === undefined ? { type: 'object' } : jsonSchemaOf(of, nameOf)
    }
    case 'file':
      return { type: 'string', format: 'binary', contentMediaType: description.mediaTypes.join(', ') }
    case 'nothing':
      return { not: {} }
    case 'anything':
      return {}
  }
}

function objectSchema(fields: Readonly<Record<string, Shape>>, exact: boolean, nameOf: NameOf): JsonSchema {
  const entries = Object.entries(fields)
  const required = entries.filter(([, struct]) => !isOptional(struct)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, struct]) => [name, jsonSchemaOf(struct, nameOf)])),
    ...(required.length > 0 && { required }),
    ...(exact && { additionalProperties: false }),
  }
}

const unnamed: NameOf = () => undefined

/**
 * The schema of a struct made by our constructors; of any other one, a schema that accepts everything.
 *
 * @param nameOf what is named is referred to; nothing is unless said.
 */
export function jsonSchemaOf(struct: Shape, nameOf: NameOf = unnamed): JsonSchema {
  const name = nameOf(struct)
  return name === undefined ? ownSchemaOf(struct, nameOf) : { $ref: `#/components/schemas/${name}` }
}

/** The same, written out where it has a name. */
export function ownSchemaOf(struct: Shape, nameOf: NameOf): JsonSchema {
  const description = descriptionOf(struct)
  if (!description) return {}
  const { example, note } = description
  return {
    ...keywordsOf(description, nameOf),
    ...(note !== undefined && { description: note }),
    ...(example !== undefined && { examples: [example] }),
  }
}
