import type { Range } from '../syntax/position.js'

/** A reference to a rule by its name in the other format. */
export interface ReferenceExpansion {
  readonly kind: 'reference'
  readonly name: string
  readonly range: Range
}

/** The body of a rule of another format, before it is printed as BNF+EM. An option is a repeat from 0 to 1. */
export type Expansion =
  | { readonly kind: 'words'; readonly text: string; readonly range: Range }
  | ReferenceExpansion
  /** The special rules GARBAGE (any speech), NULL (nothing) and VOID (never matches). */
  | { readonly kind: 'any' | 'silence' | 'never' }
  | {
      readonly kind: 'sequence' | 'choice'
      readonly items: readonly Expansion[]
      /** Relative weight of each item of a choice; absent when no item has one. */
      readonly weights?: readonly (number | undefined)[]
    }
  | { readonly kind: 'repeat'; readonly item: Expansion; readonly minimum: number; readonly maximum: number }
  | {
      readonly kind: 'value'
      readonly item: Expansion
      /** Name of the return value, `@` for an unnamed one, or of the intent. */
      readonly name: string
      /** Undefined for an intent. */
      readonly value: string | undefined
      readonly range: Range
    }

export const any: Expansion = { kind: 'any' }
export const silence: Expansion = { kind: 'silence' }
export const never: Expansion = { kind: 'never' }

export function optional(item: Expansion): Expansion {
  return { kind: 'repeat', item, minimum: 0, maximum: 1 }
}

/** Items as one expansion: a single item itself. */
export function listOf(kind: 'sequence' | 'choice', items: readonly Expansion[]): Expansion {
  const [only] = items
  if (only && items.length === 1) return only
  return items.length === 0 ? (kind === 'sequence' ? silence : never) : { kind, items }
}

/** Number of nested expansions, including the expansion itself. */
export function partsIn(expansion: Expansion): number {
  let count = 0
  const waiting: Expansion[] = [expansion]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1
    if ('items' in next) for (const item of next.items) waiting.push(item)
    if ('item' in next) waiting.push(next.item)
  }
  return count
}

/** The references of an expansion, unordered. */
export function referencesIn(expansion: Expansion): ReferenceExpansion[] {
  const references: ReferenceExpansion[] = []
  const waiting: Expansion[] = [expansion]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'reference') references.push(next)
    if ('items' in next) for (const item of next.items) waiting.push(item)
    if ('item' in next) waiting.push(next.item)
  }
  return references
}
