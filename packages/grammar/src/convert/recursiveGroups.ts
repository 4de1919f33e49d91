import { type ReferenceExpansion, referencesIn } from './expansion.js'
import type { ForeignRule } from './ForeignGrammar.js'
import { foreignRuleOrder } from './foreignRuleOrder.js'

/**
 * The rules that lead back to themselves, together with those through which they do, in the order of the grammar.
 *
 * @see S. R. Kosaraju's algorithm for strongly connected components.
 */
export function recursiveGroups(
  rules: ReadonlyMap<string, ForeignRule>,
  ruleOf: (reference: ReferenceExpansion) => ForeignRule | undefined,
): ForeignRule[][] {
  const references = new Map([...rules.values()].map((rule) => [rule, referencesIn(rule.body)]))
  const { ordered, closing } = foreignRuleOrder(rules, (rule) => references.get(rule) ?? [], ruleOf)
  if (closing.size === 0) return []
  const callers = new Map<ForeignRule, ForeignRule[]>()
  for (const [rule, named] of references)
    for (const reference of named) {
      const target = ruleOf(reference)
      if (!target) continue
      const list = callers.get(target)
      if (list) list.push(rule)
      else callers.set(target, [rule])
    }
  const places = new Map([...rules.values()].map((rule, place) => [rule, place]))
  const taken = new Set<ForeignRule>()
  const groups: ForeignRule[][] = []
  for (const rule of ordered.toReversed()) {
    const group: ForeignRule[] = []
    const waiting = [rule]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (taken.has(next)) continue
      taken.add(next)
      group.push(next)
      for (const caller of callers.get(next) ?? []) waiting.push(caller)
    }
    if (group.length > 1 || callers.get(rule)?.includes(rule))
      groups.push(group.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)))
  }
  return groups
}
