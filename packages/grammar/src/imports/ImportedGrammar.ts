import type { ruleOrder } from '../symbols/ruleOrder.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import type { Symbols } from '../symbols/symbols.js'

/** A grammar from which others may import, as source text. */
export interface NamedSource {
  /** Display name of its model or file. */
  readonly name: string
  readonly source: string
  /** Values of its slots, in place of the defaults in the text. */
  readonly slots?: SlotValues
}

/** A parsed grammar from which others may import. */
export interface ImportedGrammar extends Required<NamedSource> {
  /** The name as written in `<model.rule>`. */
  readonly writtenName: string
  readonly symbols: Symbols
  /** Its rules, with referenced rules first. */
  readonly order: ReturnType<typeof ruleOrder>
  /** Names of the exported rules, slots and imports. */
  readonly exports: ReadonlySet<string>
  /** Whether its text has errors that do not depend on other grammars. */
  readonly hasErrors: boolean
  /** The library that it is a part of, the only one it imports from; `undefined` for a grammar written by a user. */
  readonly builtIn?: BuiltInRules | undefined
  /** Whether it declares a rule, slot or import with this name. */
  declares(rule: string): boolean
}

/** Finds grammars by the name in an import. */
export interface NamedGrammars {
  /** Grammars that `<model.rule>` may mean by its model: more than one when their names are written alike. */
  named(writtenName: string): readonly ImportedGrammar[]
  /** Grammars that export a rule of this name. */
  exporting(rule: string): readonly ImportedGrammar[]
  /** BCP 47 tags of the languages with a built-in rule, when this one has none of the name. */
  languagesWith?(rule: string): readonly string[]
}

/**
 * Rules that any grammar of a language may import without a model of theirs, such as those of `@saywright/grammar/library`.
 * Other grammars of a library come first: a rule of theirs hides one of the same name.
 */
export interface BuiltInRules extends NamedGrammars {
  /** BCP 47 tag of their language; `undefined` without rules. */
  readonly language: string | undefined
  readonly grammars: readonly ImportedGrammar[]
  /** BCP 47 tags of the other languages that have a rule, by the name in an import. */
  languagesWith(rule: string): readonly string[]
  /**
   * How a written word is spoken, in words of the rules: "12" as "twelve", "twenty-one" as "twenty one".
   *
   * @param word normalized.
   * @returns `undefined` for words that are spoken as they are written.
   */
  spell(word: string): readonly string[] | undefined
}
