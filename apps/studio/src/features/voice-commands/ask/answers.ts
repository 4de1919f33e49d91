import type { AudioAsset } from '@saywright/api/contract'
import {
  type Analysis,
  type Count,
  countSentences,
  generate,
  match,
  type NearestSentence,
  type SlotValues,
} from '@saywright/grammar'
import { acceptanceOf } from '../try/acceptance.js'
import { keptRecordings } from '../try/keptRecordings.js'
import { trySentence } from '../try/trySentence.js'

type Tried = { readonly sentence: string; readonly slots: SlotValues }

/** What is asked of a whole grammar. It is compiled for that, which takes the longer the larger it is. */
const answers = {
  count: (grammar: Analysis, slots: SlotValues): Count => countSentences(grammar.compiled, { slots }),

  match: (grammar: Analysis, { sentence, slots, reading }: Tried & { readonly reading: number }) =>
    trySentence(grammar, sentence, slots, reading),

  /** Which of some sentences it accepts. */
  matching: (
    { compiled }: Analysis,
    { sentences, slots }: { readonly sentences: readonly string[]; readonly slots: SlotValues },
  ) =>
    sentences.map((sentence) => ({
      sentence,
      isMatch: match(compiled, sentence, { slots, nearest: false }).matched,
    })),

  /** What would make it accept a sentence. */
  acceptance: (
    grammar: Analysis,
    { sentence, nearest, slots }: Tried & { readonly nearest: NearestSentence | undefined },
  ) => acceptanceOf(grammar, sentence, nearest, slots),

  /** What can be said, and which recordings say it. */
  help: (
    { compiled }: Analysis,
    { assets, slots }: { readonly assets: readonly AudioAsset[]; readonly slots: SlotValues },
  ) => ({
    suggestion: generate(compiled, { slots, limit: 1 })[0],
    recordings: keptRecordings(assets, compiled, slots),
  }),
}

export type Kind = keyof typeof answers
export type About<K extends Kind> = Parameters<(typeof answers)[K]>[1]
export type Answer<K extends Kind> = ReturnType<(typeof answers)[K]>

/** @returns what can be copied from one thread to another, as `about` can. */
export function answer<K extends Kind>(kind: K, grammar: Analysis, about: About<K>): Answer<K> {
  return (answers[kind] as (grammar: Analysis, about: About<K>) => Answer<K>)(grammar, about)
}
