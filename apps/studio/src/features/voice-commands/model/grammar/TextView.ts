import type { SlotValues } from '@saywright/grammar'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import type { GrammarState } from './grammarState.js'

/** The props of a view of a grammar: the text, its analysis, and how to change it. */
export type TextView = {
  grammar: string
  state: GrammarState
  /** Runs queries of a large grammar. */
  worker: GrammarWorker
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onGrammarChange: (grammar: string) => void
  /** Opens the text with a part of it selected. */
  onGoTo: (from: number, to: number) => void
  /** Brings a recording of words; absent where nothing can say them. */
  onSay?: ((text: string) => Promise<Blob>) | undefined
  /** Whether the browser has no connection, so nothing can be requested. */
  isOffline?: boolean
}
