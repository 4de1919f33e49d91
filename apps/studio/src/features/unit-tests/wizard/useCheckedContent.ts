import type { Expectation, TestedWakeWordLists } from '@saywright/api/contract'
import { type Analysis, generate, type SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import { wakeState } from './saidWakeWords.js'
import { type SentenceState, sentenceState } from './sentenceState.js'
import type { TestedContent } from './stepOfTest.js'
import { slotsOfTest, type TestValues } from './testValues.js'

/** What the recordings of a test are checked against, with the values of the test. */
export type CheckedContent = {
  /** Whether a transcription and its expectation are consistent. */
  readonly stateOf: (transcription: string | null, expectation: Expectation) => SentenceState
  /** Sentences of which recordings may be made. */
  readonly examples: () => string[]
  /** Absent for wake words. */
  readonly grammar?: { readonly analysis: Analysis; readonly slots: SlotValues }
  /** Absent for a grammar. */
  readonly words?: TestedWakeWordLists
}

const sampleSize = 10

export function useCheckedContent(tested: TestedContent, values: TestValues): CheckedContent {
  const words = tested.type === 'wake_word' ? tested.words : undefined
  const analysis = tested.type === 'voice_commands' ? tested.analysis : undefined
  const given = tested.type === 'voice_commands' ? tested.slots : undefined
  const slots = useMemo(() => slotsOfTest({ slots: given ?? [] }, values), [given, values])
  return useMemo(() => {
    if (words)
      return {
        words,
        stateOf: (transcription, expectation) => wakeState(words, transcription, expectation),
        examples: () => [...words.positive_words, ...words.negative_words].map(({ text }) => text),
      }
    // A model is of one kind or the other.
    const grammar = { analysis: analysis as Analysis, slots }
    return {
      grammar,
      stateOf: (transcription, expectation) =>
        sentenceState(grammar.analysis, slots, transcription, expectation),
      examples: () => generate(grammar.analysis.compiled, { slots, limit: sampleSize, seed: 1 }),
    }
  }, [words, analysis, slots])
}
