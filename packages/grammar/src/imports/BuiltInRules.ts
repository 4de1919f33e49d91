import type { ImportedGrammar } from './ImportedGrammar.js'
import type { NamedGrammars } from './resolveImport.js'

/**
 * Rules that any grammar of a language may import without a model of theirs, such as those of `@saywright/grammar/library`.
 * Other grammars of a library come first: a rule of theirs hides one of the same name.
 */
export interface BuiltInRules extends NamedGrammars {
  /** BCP 47 tag of their language; `undefined` where there are none. */
  readonly language: string | undefined
  readonly grammars: readonly ImportedGrammar[]
  /** BCP 47 tags of the other languages that have a rule, by what an import writes. */
  languagesWith(rule: string): readonly string[]
  /**
   * How a written word is said, in words of the rules: "12" as "twelve", "twenty-one" as "twenty one".
   *
   * @param word normalized.
   * @returns `undefined` for words that are said as they are written.
   */
  spell(word: string): readonly string[] | undefined
}
