import { spellValue, valueKey } from '@saywright/grammar'

/** A line of a list that is not taken. */
export type RefusedLine = { readonly line: number; readonly value: string }

/** The values that a pasted list would add to a slot. */
export type ReadList = {
  readonly fresh: readonly string[]
  /** There already, or earlier in the list. */
  readonly repeated: readonly RefusedLine[]
  readonly unspoken: readonly RefusedLine[]
  /** How many more there are than the slot may hold. */
  readonly beyond: number
}

/** Reads one value a line; empty lines are passed over. @param most values that the slot may have in all. */
export function readList(text: string, known: readonly string[], most: number): ReadList {
  const seen = new Set(known.map(valueKey))
  const fresh: string[] = []
  const repeated: RefusedLine[] = []
  const unspoken: RefusedLine[] = []
  let beyond = 0
  for (const [index, raw] of text.split(/\r\n?|\n/u).entries()) {
    const value = raw.trim().replace(/\s+/gu, ' ')
    if (value === '') continue
    const place = { line: index + 1, value }
    const key = valueKey(value)
    if (spellValue(value) === undefined) unspoken.push(place)
    else if (seen.has(key)) repeated.push(place)
    else if (known.length + fresh.length >= most) beyond++
    else {
      seen.add(key)
      fresh.push(value)
    }
  }
  return { fresh, repeated, unspoken, beyond }
}
