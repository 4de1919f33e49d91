import {
  type CompiledGrammar,
  comparedSentences,
  type SlotValues,
  type SoundAlikes,
  soundAlikes,
} from '@saywright/grammar'
import type { createSpeechEngines } from './createSpeechEngines.js'

interface ComparedGrammar {
  readonly grammar: CompiledGrammar
  readonly slots: SlotValues
  /** BCP 47 tag. */
  readonly language: string
}

/** Sentences of a grammar that sound alike, with the pronunciations of the engines; unknown words are named. */
export async function soundAlikesOf(
  { grammar, slots, language }: ComparedGrammar,
  { recognizer }: ReturnType<typeof createSpeechEngines>,
): Promise<SoundAlikes> {
  const { sentences, words, isCut } = comparedSentences(grammar, { slots })
  const { signal } = new AbortController()
  const described = await recognizer.describe({
    ...{ caller: '', lang: language, signal },
    words: words.map(({ word, spellings }) => ({ word, pronunciations: [...spellings] })),
  })
  const phonemes = new Map(
    described.map(({ word, pronunciations: [best] }) => [word, best?.phonemes ?? ''] as const),
  )
  const found = soundAlikes(grammar, sentences, phonemes, { slots })
  return { ...found, isCut: found.isCut || isCut }
}
