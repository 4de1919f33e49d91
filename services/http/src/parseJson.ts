import { ApiFailure } from './failure.js'
import type { JsonSize } from './jsonSize.js'

type Bounds = Omit<JsonSize, 'bytes'>

/**
 * Parses JSON of a caller, unless it is more than its contract can fill.
 *
 * @throws ApiFailure `too_large` before any value is built, `unreadable`.
 */
export function parseJson(text: string, bounds: Bounds): unknown {
  if (!isWithin(text, bounds)) throw new ApiFailure('too_large')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiFailure('unreadable', { cause })
  }
}

/**
 * Whether a text, if it is JSON, is within its bounds. One pass that builds nothing: a megabyte of brackets or of short names
 * takes a hundred times as long to parse as to count.
 */
export function isWithin(text: string, { depth, keys, values }: Bounds): boolean {
  let open = 0
  let names = 0
  // Commas and opening brackets: as many as there are values, but for the first, and for those of empty lists.
  let items = 1
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === quote) at = endOfText(text, at)
    else if (character === colon) names++
    else if (character === comma) items++
    else if (isOpening(character)) {
      open++
      items++
    } else if (isClosing(character)) open--
    if (open > depth || names > keys || items > values) return false
  }
  return true
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const isOpening = (character: number) => character === 0x5b || character === 0x7b
const isClosing = (character: number) => character === 0x5d || character === 0x7d

/** Where the quote is that ends a text; the end of all where none does. */
function endOfText(text: string, start: number): number {
  for (let at = start; ; ) {
    at = text.indexOf('"', at + 1)
    if (at < 0) return text.length
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
}
