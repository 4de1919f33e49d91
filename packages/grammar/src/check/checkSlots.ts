import { factsOf } from '../symbols/facts.js'
import type { Symbols } from '../symbols/symbols.js'
import { type Problem, problem } from '../syntax/problem.js'

const flatKinds: ReadonlySet<string> = new Set(['word', 'phrase', 'action', 'group', 'invalid'])

/** The default body of a slot is a flat list of words: no rule, option or repeat. */
export function checkSlots(symbols: Symbols): Problem[] {
  const slots = new Set(symbols.slots.map((statement) => statement.rule.name))
  return symbols.definitions
    .filter(
      (definition) =>
        slots.has(definition.rule.name) &&
        factsOf(definition).terms.some((term) => !flatKinds.has(term.kind)),
    )
    .map(({ rule }) => problem('slot-not-flat', rule.range, { rule: `<${rule.name}>` }))
}
