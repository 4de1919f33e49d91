import { factsOf } from '../symbols/facts.js'
import type { Symbols } from '../symbols/symbols.js'
import type { RuleStatement } from '../syntax/ast.js'
import { type Problem, problem } from '../syntax/problem.js'
import { matchesSilence, silentRulesOf } from './matchesSilence.js'

/** Checks that a start rule requires a word, and so does the content of an unbounded repeat. */
export function checkSilence(
  symbols: Symbols,
  ordered: readonly RuleStatement[],
  silentImports: ReadonlySet<string>,
): Problem[] {
  const slots = new Set(symbols.slots.map(({ rule }) => rule.name))
  const silent = silentRulesOf(
    ordered.filter(({ rule }) => !slots.has(rule.name)),
    silentImports,
  )
  const starts = symbols.starts
    .filter(({ rule }) => silent.has(rule.name))
    .map(({ rule }) => problem('start-may-be-empty', rule.range, { rule: `<${rule.name}>` }))
  const repeats = symbols.definitions
    .flatMap((definition) => factsOf(definition).unboundedRepeats)
    .filter((repeat) => matchesSilence(repeat.body, silent))
    .map((repeat) => problem('repeat-of-empty', repeat.range))
  return [...starts, ...repeats]
}
