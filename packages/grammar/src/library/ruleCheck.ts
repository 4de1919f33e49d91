import type { LibraryKind } from './libraryKind.js'

/**
 * What of a rule is written by something else than the library and read back by it, one by one: whole numbers, the days of
 * a year, or the minutes of a day as a clock writes them. Its tests take what they read from here.
 */
export type RuleCheck =
  | { readonly of: 'numbers'; readonly from: number; readonly to: number }
  | { readonly of: 'days' }
  | { readonly of: 'minutes' }

/** The largest number up to which each is checked; above it some are. */
const largestChecked = 9999

/** @param max the largest number that a rule of kind `number` says. */
export function ruleCheck(kind: LibraryKind, max = 0): RuleCheck | undefined {
  if (kind === 'number') return { of: 'numbers', from: 0, to: Math.min(max, largestChecked) }
  if (kind === 'ordinal') return { of: 'numbers', from: 1, to: 100 }
  if (kind === 'date') return { of: 'days' }
  if (kind === 'time') return { of: 'minutes' }
  return undefined
}
