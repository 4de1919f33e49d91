import { limits } from '@saywright/api/contract'
import { type CompiledGrammar, comparedSentences, type SlotValues, soundAlikes } from '@saywright/grammar'
import type { ComparedSounds, FoundSoundAlikes, SpokenSentences } from './messages.js'

/**
 * The sentences of a grammar that are compared by their sound, with as many words as one request to the voice service takes.
 */
export function soundsToCompare(grammar: CompiledGrammar, slots: SlotValues): ComparedSounds {
  const { sentences, words, isCut } = comparedSentences(grammar, { slots, maxWords: limits.wordsCompared })
  return {
    sentences,
    isCut,
    words: words.map(({ word, spellings }) => ({
      word,
      ...(spellings.length > 0 && { pronunciations: [...spellings] }),
    })),
  }
}

/** The pairs among them that sound alike, in the form of the contract. */
export function foundSoundAlikes(
  grammar: CompiledGrammar,
  slots: SlotValues,
  { sentences, phonemes }: SpokenSentences,
): FoundSoundAlikes {
  const { pairs, compared, unknown, isCut } = soundAlikes(grammar, sentences, phonemes, { slots })
  return {
    pairs: pairs.map(({ distance, effect, sentences: both, intents, places }) => ({
      distance,
      effect,
      sentences: both.map(({ text }, at) => {
        const place = places[at]
        return {
          ...{ text, intent: intents[at] ?? null },
          line: place?.range.start.line ?? null,
          column: place?.range.start.column ?? null,
          slot: place?.slot ?? null,
        }
      }),
    })),
    ...{ compared, unknown: [...unknown], is_complete: !isCut },
  }
}
