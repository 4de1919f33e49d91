import type { RuleStatement } from '../syntax/ast.js'
import { factsOf } from './facts.js'
import type { Symbols } from './symbols.js'

/** A reference that closes a cycle: `from` leads back to `to`. */
export interface Cycle {
  readonly from: RuleStatement
  readonly to: string
}

interface Visit {
  readonly rule: RuleStatement
  readonly names: readonly string[]
  /** How many of the names are still to be followed. */
  left: number
}

/**
 * The rules with the referenced ones first, and the references that close a cycle. Written with a stack of
 * its own, because a chain of rules may be longer than the call stack.
 */
export function ruleOrder(symbols: Symbols): { ordered: RuleStatement[]; cycles: Cycle[] } {
  const ordered: RuleStatement[] = []
  const cycles: Cycle[] = []
  const state = new Map<string, 'open' | 'done'>()
  const stack: Visit[] = []
  const open = (rule: RuleStatement) => {
    const { names } = factsOf(rule)
    state.set(rule.rule.name, 'open')
    stack.push({ rule, names, left: names.length })
  }
  for (const root of symbols.rules.values()) {
    if (!state.has(root.rule.name)) open(root)
    for (let visit = stack.at(-1); visit; visit = stack.at(-1)) {
      const name = visit.names[--visit.left]
      const rule = name === undefined ? undefined : symbols.rules.get(name)
      if (name === undefined) {
        state.set(visit.rule.rule.name, 'done')
        ordered.push(visit.rule)
        stack.pop()
      } else if (state.get(name) === 'open') {
        cycles.push({ from: visit.rule, to: name })
      } else if (rule && !state.has(name)) {
        open(rule)
      }
    }
  }
  return { ordered, cycles }
}
