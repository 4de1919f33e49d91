import type {
  GeneratedProblem,
  Locale,
  listSoundAlikes,
  PronouncedWord,
  ResponseOf,
} from '@saywright/api/contract'
import type { ReadSentence } from '@saywright/engines/results'
import type { NamedSource, SlotValues, SuiteTest } from '@saywright/grammar'

/** A grammar as its author saved it. */
export interface GrammarSource {
  /** Of its model: others that import from it lead back to it. */
  readonly name?: string | undefined
  /** Code of the language of its model, which decides what of the library of rules it may import. */
  readonly language: string | undefined
  readonly source: string
  readonly slots: SlotValues
  /** Its imports, direct or not. */
  readonly imports: readonly NamedSource[]
}

/** A grammar as the recognition engine takes it. */
export interface PreparedGrammar {
  readonly jsgf: string
  /** Words that the author says how to pronounce. */
  readonly words: readonly PronouncedWord[]
}

/** What prevents using a grammar, and from which others it imports. */
export interface ExaminedGrammar {
  readonly errors: number
  /** The first of them. */
  readonly error: {
    readonly line: number
    readonly code: string
    readonly arguments: Readonly<Record<string, string>>
  } | null
  /** Whether all faults are in imports. */
  readonly isImportFault: boolean
  readonly slotsWithoutValues: readonly {
    readonly name: string
    readonly line: number
    /** Name of the imported model that declares it. */
    readonly model: string | undefined
  }[]
  /** Names of the models from which it imports itself. */
  readonly imports: readonly string[]
}

/** The results of the typed tests of a grammar. */
export interface TestedSuite {
  readonly passed: number
  readonly total: number
}

/** A grammar that names a model, which is called otherwise now. */
export interface RenamedModel {
  readonly source: string
  readonly from: string
  readonly to: string
}

/** The words of a grammar, and the values that its slots have: those given, and defaults of the grammar for the others. */
export interface GrammarVocabulary {
  /** With the pronunciations that the author gives; none where the dictionary decides. */
  readonly words: readonly PronouncedWord[]
  /** By the names of the slots, those of imported grammars with theirs before. */
  readonly defaults: SlotValues
}

/** Sentences to compare by their sound. */
export interface ComparedSounds {
  readonly sentences: readonly string[]
  /** Their words, each with the pronunciations that the author gives. */
  readonly words: readonly PronouncedWord[]
  readonly isCut: boolean
}

/** The same with the pronunciation of each word, in IPA. */
export interface SpokenSentences extends Pick<ComparedSounds, 'sentences'> {
  readonly phonemes: ReadonlyMap<string, string>
}

export type FoundSoundAlikes = ResponseOf<typeof listSoundAlikes>

/** Words to look for in the text of a grammar and in the values of its slots, in their dictionary form. */
export interface WordSearch extends Pick<GrammarSource, 'source' | 'slots'> {
  readonly words: readonly string[]
}

/** The first line of a word; of a value of a slot, the line that declares the slot. */
export interface WordLine {
  readonly word: string
  readonly line: number
}

export type GrammarRequest =
  | (GrammarSource & { readonly op: 'prepare'; readonly locale: Locale })
  | (GrammarSource & { readonly op: 'vocabulary' })
  | (GrammarSource & { readonly op: 'read'; readonly sentences: readonly string[] })
  | (GrammarSource & { readonly op: 'compare'; readonly sentences: readonly [string, string] })
  | (Omit<GrammarSource, 'slots'> & { readonly op: 'check'; readonly locale: Locale })
  | (GrammarSource & { readonly op: 'compared'; readonly locale: Locale })
  | (GrammarSource & SpokenSentences & { readonly op: 'soundAlikes' })
  | (GrammarSource & { readonly op: 'examine' })
  | (GrammarSource & { readonly op: 'test'; readonly suite: readonly SuiteTest[] })
  | (RenamedModel & { readonly op: 'renameImported' })
  | (WordSearch & { readonly op: 'wordLines' })

export type GrammarResponse =
  | {
      readonly ok: true
      readonly value:
        | PreparedGrammar
        | GrammarVocabulary
        | readonly ReadSentence[]
        | readonly GeneratedProblem[]
        | ExaminedGrammar
        | TestedSuite
        | ComparedSounds
        | FoundSoundAlikes
        | readonly WordLine[]
        | boolean
        | string
    }
  /** `line:column sentence` of the first error. */
  | { readonly ok: false; readonly problem: string }
