import type { Count, SlotValues, SlotWithoutValues } from '@saywright/grammar'
import type { GrammarState } from '../grammar/grammarState.js'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'

/** The last analysis of the text: each key changes the text, a pause the analysis. */
export type GrammarReading = {
  /** Of the model, for files that are saved. */
  readonly name: string
  /** Runs queries of a large grammar. */
  readonly worker: GrammarWorker
  readonly state: GrammarState
  /** Which grammar sentences are checked with: this one, the last without errors, or none. */
  readonly checkedWith: 'this' | 'last' | 'none'
  /** Values of the dynamic slots. */
  readonly slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  readonly lang: string | undefined
  /** Number of sentences; undefined while there are errors or it is not known. */
  readonly count: Count | undefined
  /** The slots that sentences need and that have no values; none while there are errors or they are not known. */
  readonly emptySlots: readonly SlotWithoutValues[]
  /** Limits of its language that it exceeds, in words. */
  readonly tooMuch: readonly string[]
}
