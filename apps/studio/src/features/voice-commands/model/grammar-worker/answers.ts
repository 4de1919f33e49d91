import type { AudioAsset, SuiteTest } from '@saywright/api/contract'
import {
  type Analysis,
  type Count,
  comparedSentences,
  countSentences,
  generate,
  intentsOf,
  match,
  maxChoices,
  type NearestSentence,
  type SlotValues,
  slotsOf,
  slotsWithoutValues,
  soundAlikes,
  vocabularyOf,
} from '@saywright/grammar'
import { acceptanceOf } from '../answers/acceptance.js'
import { definitionNear } from '../answers/definitionNear.js'
import { keptRecordings } from '../answers/keptRecordings.js'
import type { Matching } from '../answers/Matching.js'
import { missingTests } from '../answers/missingTests.js'
import { fixesOf } from '../answers/problemRows.js'
import { proposedSentences } from '../answers/proposedSentences.js'
import { placeAt, ruleFacts, ruleNames } from '../answers/ruleFacts.js'
import { sampleOf, type Wanted } from '../answers/sampleOf.js'
import { type IntentSentences, sentencesFor } from '../answers/sentencesFor.js'
import { suiteRun } from '../answers/suiteRun.js'
import { trySentence } from '../answers/trySentence.js'
import { changeOf } from './changes.js'

type Tried = { readonly sentence: string; readonly slots: SlotValues }

/** Queries of a whole grammar. It is compiled for them, which takes the longer the larger it is. */
const answers = {
  count: (grammar: Analysis, slots: SlotValues): Count => countSentences(grammar.compiled, { slots }),

  match: (grammar: Analysis, { sentence, slots, reading }: Tried & { readonly reading: number }) =>
    trySentence(grammar, sentence, slots, reading),

  /** Which of some sentences it accepts, and their meanings. */
  matching: (
    { compiled }: Analysis,
    { sentences, slots }: { readonly sentences: readonly string[]; readonly slots: SlotValues },
  ) =>
    sentences.map((sentence): Matching => {
      const result = match(compiled, sentence, { slots, nearest: false })
      return { sentence, meaning: result.matched ? result.meaning : undefined }
    }),

  /** The results of the typed tests of the model. */
  suite: (
    grammar: Analysis,
    { suite, slots }: { readonly suite: readonly SuiteTest[]; readonly slots: SlotValues },
  ) => suiteRun(grammar, suite, slots),

  /** Sentences that would cover what the typed tests do not. */
  missing: (
    grammar: Analysis,
    {
      suite,
      slots,
      limit,
    }: { readonly suite: readonly SuiteTest[]; readonly slots: SlotValues; readonly limit: number },
  ) => missingTests(grammar, suite, slots, limit),

  /** Changes that would make it accept a sentence. */
  acceptance: (
    grammar: Analysis,
    { sentence, nearest, slots }: Tried & { readonly nearest: NearestSentence | undefined },
  ) => acceptanceOf(grammar, sentence, nearest, slots),

  /** Sentences that can be said, and the recordings that say them. */
  help: (
    { compiled }: Analysis,
    { assets, slots }: { readonly assets: readonly AudioAsset[]; readonly slots: SlotValues },
  ) => ({
    suggestion: generate(compiled, { slots, limit: 1 })[0],
    recordings: keptRecordings(assets, compiled, slots),
  }),

  problems: ({ problems }: Analysis) => problems,

  /** How the problems that are listed can be mended, in the order of the list. */
  fixes: fixesOf,

  /** The edits that make the change, or why it is impossible. */
  change: changeOf,

  /** The rules that the text names, for writing one more. */
  names: ruleNames,

  /** Facts of a rule. */
  rule: (grammar: Analysis, { written, slots }: { readonly written: string; readonly slots: SlotValues }) =>
    ruleFacts(grammar, written, slots),

  /** Facts at a place of the text. */
  place: (grammar: Analysis, { offset, slots }: { readonly offset: number; readonly slots: SlotValues }) =>
    placeAt(grammar, offset, slots),

  /** The rule at a place of the text, and where it is defined. */
  definition: definitionNear,

  sample: (
    grammar: Analysis,
    { name, wanted, slots }: { readonly name: string; readonly wanted: Wanted; readonly slots: SlotValues },
  ) => sampleOf(grammar, name, wanted, slots),

  intents: (grammar: Analysis) => intentsOf(grammar),

  /** Sentences of an intent. */
  intentSentences: (grammar: Analysis, { intent, slots, seed }: IntentSentences) =>
    sentencesFor(grammar, intent, slots, seed),

  slots: (grammar: Analysis) => slotsOf(grammar),

  /** The slots that are in the way of sentences. */
  emptySlots: (grammar: Analysis, slots: SlotValues) => slotsWithoutValues(grammar, slots),

  /** How many different words it has, and among how many one chooses at one place at most. */
  size: ({ compiled }: Analysis, slots: SlotValues) => ({
    words: vocabularyOf(compiled, { slots }).length,
    choices: maxChoices(compiled, { slots }),
  }),

  vocabulary: ({ compiled }: Analysis, slots: SlotValues) => vocabularyOf(compiled, { slots }),

  /** The sentences that are compared by their sound. */
  compared: ({ compiled }: Analysis, slots: SlotValues) => comparedSentences(compiled, { slots }),

  soundAlike: (
    { compiled }: Analysis,
    {
      sentences,
      phonemes,
      slots,
    }: {
      readonly sentences: readonly string[]
      readonly phonemes: ReadonlyMap<string, string>
      readonly slots: SlotValues
    },
  ) => soundAlikes(compiled, sentences, phonemes, { slots }),

  /** The sentences that another text would add and remove. */
  proposed: (
    grammar: Analysis,
    { after, slots, seed }: { readonly after: string; readonly slots: SlotValues; readonly seed: number },
  ) => proposedSentences(grammar, after, slots, seed),
}

export type Kind = keyof typeof answers
export type QueryParams<K extends Kind> = Parameters<(typeof answers)[K]>[1]
export type WorkerResponse<K extends Kind> = ReturnType<(typeof answers)[K]>

/** @returns what can be copied from one thread to another, as `about` can. */
export function answer<K extends Kind>(kind: K, grammar: Analysis, about: QueryParams<K>): WorkerResponse<K> {
  return (answers[kind] as (grammar: Analysis, about: QueryParams<K>) => WorkerResponse<K>)(grammar, about)
}
