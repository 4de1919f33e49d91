import { type CompiledGrammar, type CompiledNode, valuesOfSlot } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { normalizeWord } from '../syntax/normalizeWord.js'
import { speechWords } from './speechWords.js'

/** A word that an engine must know. */
export interface SpokenWord {
  readonly word: string
  /** Pronunciations declared by `!pronounce`, best first; empty when the dictionary decides. */
  readonly spellings: readonly string[]
}

/**
 * All words that a grammar can match, without duplicates, ordered by code units: exactly the words in the
 * output of `toJsgf`. A pronunciation of a phrase of several words belongs to none of them.
 */
export function vocabularyOf(grammar: CompiledGrammar, options: { slots?: SlotValues } = {}): SpokenWord[] {
  const words = new Set<string>()
  const seen = new Set<number>()
  const waiting: CompiledNode[] = [grammar.root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node.id)) continue
    seen.add(node.id)
    if (node.kind === 'word') for (const word of speechWords(node.text)) words.add(word)
    if (node.kind === 'slot') {
      for (const value of valuesOfSlot(grammar, node.name, options.slots)) {
        for (const word of speechWords(value)) words.add(word)
      }
    }
    if ('items' in node) for (const item of node.items) waiting.push(item)
    if ('item' in node) waiting.push(node.item)
  }
  return [...words]
    .toSorted()
    .map((word) => ({ word, spellings: grammar.pronunciations.get(normalizeWord(word)) ?? [] }))
}
