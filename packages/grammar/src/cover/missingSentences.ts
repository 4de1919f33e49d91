import type { CompiledGrammar } from '../compile/node.js'
import { match } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { branchesOf, Cover } from './Cover.js'
import { type CoveredPlace, placesOf, saidIn } from './coverage.js'
import { branchesOfIntent, grammarOfIntent } from './grammarOfIntent.js'
import { withoutNeedless } from './withoutNeedless.js'

export interface MissingOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 100
   */
  readonly limit?: number
  /** Name of a `!tag`, to cover its branches in sentences that have it; the whole grammar by default. */
  readonly intent?: string | undefined
}

export interface MissingSentence {
  readonly sentence: string
  /** Places that it covers and neither the given sentences nor those before it do, in text order. */
  readonly says: readonly CoveredPlace[]
}

export interface MissingSentences {
  /** Each covers something new. */
  readonly sentences: readonly MissingSentence[]
  /** Places that none of them covers, because they have no sentence or because of the limit. In text order. */
  readonly rest: readonly CoveredPlace[]
}

/**
 * Generates a small set of sentences that covers the words, slots and built-in rules of a grammar that `coverage` misses:
 * the smallest where no rule is referred to from two places. It counts what `match` finds in them, so that they cover
 * exactly what is reported.
 *
 * @param sentences covered already; none for a sample of all.
 * @returns the same list for the same grammar and sentences.
 */
export function missingSentences(
  grammar: CompiledGrammar,
  sentences: readonly string[],
  { slots = {}, limit = 100, intent }: MissingOptions = {},
): MissingSentences {
  const read = (sentence: string) => match(grammar, sentence, { slots, nearest: false })
  const part = intent === undefined ? grammar : grammarOfIntent(grammar, intent)
  if (!part) return { sentences: [], rest: [] }
  const asked = intent === undefined ? undefined : branchesOfIntent(grammar, intent)
  const said = saidIn(sentences.map(read))
  const left = new Map(placesOf(grammar).filter(([key]) => !said.has(key) && (asked?.has(key) ?? true)))
  const { found } = new Cover(part, slots, branchesOf(grammar, new Set(left.keys()))).sentences(limit)
  const missing = withoutNeedless(found).flatMap(({ text }): MissingSentence[] => {
    const now = saidIn([read(text)])
    const says = [...left].filter(([key]) => now.has(key))
    for (const [key] of says) left.delete(key)
    return says.length === 0 ? [] : [{ sentence: text, says: says.map(([, place]) => place) }]
  })
  return { sentences: missing, rest: [...left.values()] }
}
