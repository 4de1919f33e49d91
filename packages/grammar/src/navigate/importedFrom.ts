import type { Analysis } from '../analyze.js'
import type { Range } from '../syntax/position.js'

/** Definition of an imported rule. */
export interface ImportedRule {
  /** Name of the grammar in the library. */
  readonly grammar: string
  /** Name of the rule there, without brackets. */
  readonly rule: string
  /** Range in the text of that grammar: the name before the body, or in `!slot` or `!import`. */
  readonly range: Range
}

/** The rule of another grammar that a name refers to; `undefined` for other names and unresolved imports. */
export function importedFrom({ imports }: Analysis, name: string): ImportedRule | undefined {
  const link = imports.own.get(name)
  if (!link) return undefined
  const { grammar, rule } = link
  const { rules, slots, imports: further } = grammar.symbols
  const named = rules.get(rule) ?? [...slots, ...further].find((statement) => statement.rule.name === rule)
  return named && { grammar: grammar.name, rule, range: named.rule.range }
}
