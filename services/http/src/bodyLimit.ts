import { descriptionOf, type Endpoint, type Shape } from '@saywright/api/contract'

/** JSON may write every unit of a text as `\u0041`. */
const bytesPerCharacter = 6
const bytesPerNumber = 32
/** For what a browser says of itself, which the contract leaves open. */
const anythingBytes = 16 * 1024
/** For spaces and line breaks between the values, and for bodies of calls that read none. */
const roomBytes = 16 * 1024

/**
 * The most bytes that the body of a call may have: what its contract can fill, and never more than `mostBytes`. One rule for
 * all calls, so that nobody has the server hold megabytes for a text of a hundred characters.
 */
export function jsonLimit({ body }: Pick<Endpoint, 'body'>, mostBytes: number): number {
  return Math.min(mostBytes, roomBytes + (body ? jsonBytes(body) : 0))
}

/** The most bytes of JSON that a value of a shape takes, without spaces; infinite where the contract sets no end. */
function jsonBytes(shape: Shape): number {
  const description = descriptionOf(shape)
  switch (description?.kind) {
    case 'text':
      return textBytes(description.max ?? Number.POSITIVE_INFINITY)
    case 'oneOf':
      return Math.max(...description.values.map((value) => textBytes(String(value).length)))
    case 'integer':
    case 'number':
    case 'flag':
      return bytesPerNumber
    case 'nothing':
      return 0
    case 'optional':
    case 'nullable':
      return Math.max(jsonBytes(description.of), 'null'.length)
    case 'list':
      return 2 + (description.max ?? Number.POSITIVE_INFINITY) * (jsonBytes(description.of) + 1)
    case 'object':
      return Object.entries(description.fields).reduce(
        (bytes, [name, field]) => bytes + textBytes(name.length) + jsonBytes(field) + 2,
        2,
      )
    case 'anything':
      return anythingBytes
    default:
      return Number.POSITIVE_INFINITY
  }
}

const textBytes = (characters: number) => 2 + bytesPerCharacter * characters
