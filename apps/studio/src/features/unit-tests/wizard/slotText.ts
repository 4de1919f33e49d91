import { limits, nameKey } from '@saywright/api/contract'

/** The values, one a line. */
export const valuesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The error of the values of a slot, and the number of the line from 1. */
export type SlotFault = { readonly kind: 'duplicate' | 'tooLong'; readonly line: number }

/** The first fault of values one a line: they are compared without regard to case and outer space. */
export function faultOfSlot(text: string): SlotFault | undefined {
  const first = new Map<string, number>()
  for (const [index, value] of text.split('\n').entries()) {
    const key = nameKey(value)
    if (key === '') continue
    if (value.trim().length > limits.freeTextMaxCharacters) return { kind: 'tooLong', line: index + 1 }
    const line = first.get(key)
    if (line !== undefined) return { kind: 'duplicate', line }
    first.set(key, index + 1)
  }
  return undefined
}
