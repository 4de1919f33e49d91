import type { ReferenceExpansion } from './expansion.js'
import type { ForeignRule } from './ForeignGrammar.js'

interface Visit {
  readonly rule: ForeignRule
  readonly next: readonly ReferenceExpansion[]
  at: number
}

/** The rules with the referenced ones first, and the references that close a cycle. */
export function foreignRuleOrder(
  rules: ReadonlyMap<string, ForeignRule>,
  referencesOf: (rule: ForeignRule) => readonly ReferenceExpansion[],
  ruleOf: (reference: ReferenceExpansion) => ForeignRule | undefined,
): { ordered: ForeignRule[]; closing: Set<ReferenceExpansion> } {
  const ordered: ForeignRule[] = []
  const closing = new Set<ReferenceExpansion>()
  const state = new Map<ForeignRule, 'open' | 'done'>()
  const stack: Visit[] = []
  const open = (rule: ForeignRule) => {
    state.set(rule, 'open')
    stack.push({ rule, next: referencesOf(rule), at: 0 })
  }
  for (const rule of rules.values()) {
    if (!state.has(rule)) open(rule)
    for (let visit = stack.at(-1); visit; visit = stack.at(-1)) {
      const reference = visit.next[visit.at++]
      if (!reference) {
        state.set(visit.rule, 'done')
        ordered.push(visit.rule)
        stack.pop()
        continue
      }
      const target = ruleOf(reference)
      if (target && state.get(target) === 'open') closing.add(reference)
      else if (target && !state.has(target)) open(target)
    }
  }
  return { ordered, closing }
}
