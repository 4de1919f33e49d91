import type { CompiledGrammar } from '../compile/node.js'
import { speechWords } from '../export/speechWords.js'
import { type SpokenWord, vocabularyOf } from '../export/vocabularyOf.js'
import { contrastingSentences } from '../generate/contrastingSentences.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { maxComparedSentences } from './confusablePairs.js'

export interface ComparedSentencesOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of different words whose pronunciation is requested from an engine.
   * @default 1000
   */
  readonly maxWords?: number
}

export interface ComparedSentences {
  /** Each alternative of each choice and each value of each slot once, with the first of all others around it. */
  readonly sentences: readonly string[]
  /** Their words, with the spellings of the grammar: `soundAlikes` takes the phonemes of each. */
  readonly words: readonly SpokenWord[]
  /** Whether sentences are left out because of a limit: 10,000 sentences, or `maxWords`. */
  readonly isCut: boolean
}

/**
 * The sentences of a grammar that are compared by their sound. Two alternatives of a choice, or of two choices after the
 * same words, are in two sentences that are otherwise the same. The places of the grammar alternate, so that a limited list
 * covers each of them.
 */
export function comparedSentences(
  grammar: CompiledGrammar,
  { slots = {}, maxWords = 1000 }: ComparedSentencesOptions = {},
): ComparedSentences {
  const found = contrastingSentences(grammar, { slots, limit: maxComparedSentences })
  const used = new Set<string>()
  const sentences: string[] = []
  for (const sentence of found.sentences) {
    const fresh = new Set(speechWords(sentence).filter((word) => !used.has(word)))
    // A shorter one after it may still have room.
    if (used.size + fresh.size > maxWords) continue
    for (const word of fresh) used.add(word)
    sentences.push(sentence)
  }
  return {
    sentences,
    words: vocabularyOf(grammar, { slots }).filter(({ word }) => used.has(word)),
    isCut: !found.isWhole || sentences.length < found.sentences.length,
  }
}
