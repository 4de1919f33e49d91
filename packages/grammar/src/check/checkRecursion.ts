import { type Problem, problem } from './problem.js'
import type { Circle } from './ruleOrder.js'

/** The model is finite-state: no rule may lead back to itself. Shown where the circle closes. */
export function checkRecursion(circles: readonly Circle[]): Problem[] {
  return circles.map(({ from, to }) => problem('recursive-rule', from.rule.range, { rule: `<${to}>` }))
}
