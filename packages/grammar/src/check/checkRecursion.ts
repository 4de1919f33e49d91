import type { Cycle } from '../symbols/ruleOrder.js'
import { type Problem, problem } from '../syntax/problem.js'

/** The model is finite-state: no rule may lead back to itself. Shown where the cycle closes. */
export function checkRecursion(cycles: readonly Cycle[]): Problem[] {
  return cycles.map(({ from, to }) => problem('recursive-rule', from.rule.range, { rule: `<${to}>` }))
}
