import {
  type CompiledGrammar,
  contrastingSentences,
  type SlotValues,
  type SpokenWord,
  speechWords,
  vocabularyOf,
} from '@saywright/grammar'

export type ComparedSentences = {
  readonly sentences: readonly string[]
  /** Their words, with how the grammar spells them; each is asked for its sounds. */
  readonly words: readonly SpokenWord[]
  /** The grammar has more sentences that differ by one choice than are looked at. */
  readonly isCut: boolean
}

const sentencesMost = 200
/** Ten requests. */
const wordsMost = 250

/** The sentences of a grammar that are compared: the first ones, as long as there are not too many words to ask for. */
export function comparedSentences(compiled: CompiledGrammar, slots: SlotValues): ComparedSentences {
  const found = contrastingSentences(compiled, { slots, limit: sentencesMost })
  const used = new Set<string>()
  const sentences: string[] = []
  for (const sentence of found.sentences) {
    const words = speechWords(sentence)
    if (new Set([...used, ...words]).size > wordsMost) break
    for (const word of words) used.add(word)
    sentences.push(sentence)
  }
  return {
    sentences,
    words: vocabularyOf(compiled, { slots }).filter(({ word }) => used.has(word)),
    isCut: !found.isWhole || sentences.length < found.sentences.length,
  }
}
