import { type Problem, problem } from './problem.js'
import type { Symbols } from './symbols.js'

/** A rule is defined once. */
export function checkDuplicateRules(symbols: Symbols): Problem[] {
  return symbols.definitions
    .filter((definition) => symbols.rules.get(definition.rule.name) !== definition)
    .map(({ rule }) => problem('duplicate-rule', rule.range, { rule: `<${rule.name}>` }))
}
