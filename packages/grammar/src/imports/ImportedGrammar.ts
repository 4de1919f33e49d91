import type { ruleOrder } from '../check/ruleOrder.js'
import type { Symbols } from '../check/symbols.js'
import type { SlotValues } from '../compile/node.js'

/** A grammar from which others may import, as it is given. */
export interface NamedSource {
  /** The name of its model or file, as people read it. */
  readonly name: string
  readonly source: string
  /** Values of its own slots, in place of the defaults that it gives. */
  readonly slots?: SlotValues
}

/** A grammar from which others may import, as it is read. */
export interface ImportedGrammar extends Required<NamedSource> {
  /** The name as `<model.rule>` writes it. */
  readonly writtenName: string
  readonly symbols: Symbols
  /** Its rules, the referenced ones first. */
  readonly order: ReturnType<typeof ruleOrder>
  /** Names of the rules, slots and imports that others may use. */
  readonly exports: ReadonlySet<string>
  /** Whether its text is wrong whatever the others say. */
  readonly hasErrors: boolean
  /** Whether it has a rule, slot or import of this name. */
  declares(rule: string): boolean
}
