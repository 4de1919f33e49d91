import type { Reference, RuleStatement, Term } from '../syntax/ast.js'
import { termsOf } from '../syntax/walk.js'

/** Facts of one rule alone that the checks need. */
export interface RuleFacts {
  /** All terms of its body, outer before inner. */
  readonly terms: readonly Term[]
  readonly references: readonly Reference[]
  /** Its references, each name once, last first. */
  readonly names: readonly string[]
  readonly unboundedRepeats: readonly Extract<Term, { kind: 'repeat' }>[]
}

// Kept beside the statement, so that a statement which stays the same through an edit is looked at once.
const known = new WeakMap<RuleStatement, RuleFacts>()

export function factsOf(rule: RuleStatement): RuleFacts {
  const kept = known.get(rule)
  if (kept) return kept
  const terms = termsOf(rule.body)
  const references = terms.filter((term) => term.kind === 'reference')
  const facts = {
    terms,
    references,
    names: [...new Set(references.map(({ name }) => name))].reverse(),
    unboundedRepeats: terms
      .filter((term) => term.kind === 'repeat')
      .filter((term) => term.maximum === 'unbounded'),
  }
  known.set(rule, facts)
  return facts
}
