import type { GeneratedProblem, Locale, PronouncedWord } from '@saywright/api/contract'
import type { ReadSentence } from '@saywright/engines/results'
import type { NamedSource, SlotValues } from '@saywright/grammar'

/** A grammar as its author saved it. */
export interface GrammarSource {
  /** Of its model: others that import from it lead back to it. */
  readonly name?: string | undefined
  /** Code of the language of its model, which decides what of the library of rules it may import. */
  readonly language: string | undefined
  readonly source: string
  readonly slots: SlotValues
  /** What it imports, directly or not. */
  readonly imports: readonly NamedSource[]
}

/** A grammar as the recognition engine takes it. */
export interface PreparedGrammar {
  readonly jsgf: string
  /** Words that the author says how to pronounce. */
  readonly words: readonly PronouncedWord[]
}

export type GrammarRequest =
  | (GrammarSource & { readonly op: 'prepare'; readonly locale: Locale })
  | (GrammarSource & { readonly op: 'read'; readonly sentences: readonly string[] })
  | (GrammarSource & { readonly op: 'compare'; readonly sentences: readonly [string, string] })
  | (Omit<GrammarSource, 'slots'> & { readonly op: 'check'; readonly locale: Locale })

export type GrammarResponse =
  | {
      readonly ok: true
      readonly value: PreparedGrammar | readonly ReadSentence[] | readonly GeneratedProblem[] | boolean
    }
  /** `line:column sentence` of the first error. */
  | { readonly ok: false; readonly problem: string }
