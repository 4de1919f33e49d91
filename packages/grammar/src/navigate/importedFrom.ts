import type { Analysis } from '../analyze.js'
import type { Range } from '../syntax/position.js'

/** Where an imported rule is defined. */
export interface ImportedRule {
  /** Name of the grammar in the library, as it was given. */
  readonly grammar: string
  /** Its name there, without brackets. */
  readonly rule: string
  /** Of the name before its body, or in `!slot` or `!import`, in the text of that grammar. */
  readonly range: Range
}

/** The rule of another grammar that a name of this one means; undefined when it is none, or leads nowhere. */
export function importedFrom({ imports }: Analysis, name: string): ImportedRule | undefined {
  const link = imports.own.get(name)
  if (!link) return undefined
  const { grammar, rule } = link
  const { rules, slots, imports: further } = grammar.symbols
  const named = rules.get(rule) ?? [...slots, ...further].find((statement) => statement.rule.name === rule)
  return named && { grammar: grammar.name, rule, range: named.rule.range }
}
