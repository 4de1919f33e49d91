import type { Symbols } from '../symbols/symbols.js'
import { type Problem, problem } from '../syntax/problem.js'

/** A rule is defined once. */
export function checkDuplicateRules(symbols: Symbols): Problem[] {
  return symbols.definitions
    .filter((definition) => symbols.rules.get(definition.rule.name) !== definition)
    .map(({ rule }) => problem('duplicate-rule', rule.range, { rule: `<${rule.name}>` }))
}
