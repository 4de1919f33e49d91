import {
  type Analysis,
  type Intent,
  missingSentences,
  type SlotValues,
  sentencesOfIntent,
} from '@saywright/grammar'

export type IntentSentences = {
  readonly intent: Intent
  readonly slots: SlotValues
  /** The number of a sample; undefined for as few as say all that the intent has. */
  readonly seed: number | undefined
}

/** So many are read at a glance. */
const maxCovering = 12

/** The sentences of an intent: the fewest that cover it, or a sample. */
export function sentencesFor(
  { compiled }: Analysis,
  intent: Intent,
  slots: SlotValues,
  seed: number | undefined,
): { readonly sentences: readonly string[] /** Branches that none of them says. */; readonly rest: number } {
  if (seed !== undefined) return { sentences: sentencesOfIntent(compiled, intent, { slots, seed }), rest: 0 }
  const { sentences, rest } = missingSentences(compiled, [], {
    slots,
    intent: intent.name,
    limit: maxCovering,
  })
  return { sentences: sentences.map(({ sentence }) => sentence), rest: rest.length }
}
