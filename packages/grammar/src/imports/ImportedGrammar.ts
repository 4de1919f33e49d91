import type { ruleOrder } from '../check/ruleOrder.js'
import type { Symbols } from '../check/symbols.js'
import type { SlotValues } from '../compile/node.js'
import type { BuiltInRules } from './BuiltInRules.js'

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
  /** What it is a part of, and alone imports from; `undefined` for a grammar that somebody wrote. */
  readonly builtIn?: BuiltInRules | undefined
  /** Whether it declares a rule, slot or import with this name. */
  declares(rule: string): boolean
}
