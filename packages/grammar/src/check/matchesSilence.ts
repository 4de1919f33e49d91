import type { Choice, RuleStatement, Term } from '../syntax/ast.js'

/** Whether an expression accepts the empty sentence. `silentRules` are the rules known to do so. */
export function matchesSilence(body: Choice, silentRules: ReadonlySet<string>): boolean {
  return body.alternatives.some(({ terms }) => terms.every((term) => termMatchesSilence(term, silentRules)))
}

function termMatchesSilence(term: Term, silentRules: ReadonlySet<string>): boolean {
  switch (term.kind) {
    case 'any':
    case 'optional':
      return true
    case 'group':
    case 'tag':
      return matchesSilence(term.body, silentRules)
    case 'repeat':
      return term.minimum === 0 || matchesSilence(term.body, silentRules)
    case 'action':
      return termMatchesSilence(term.term, silentRules)
    case 'reference':
      return silentRules.has(term.name)
    default:
      return false
  }
}

/**
 * Names of the rules that match silence, from rules ordered with the referenced ones first.
 *
 * @param imported names of imported rules that do.
 */
export function silentRulesOf(
  ordered: readonly RuleStatement[],
  imported: ReadonlySet<string>,
): ReadonlySet<string> {
  const silent = new Set(imported)
  for (const { rule, body } of ordered) if (matchesSilence(body, silent)) silent.add(rule.name)
  return silent
}
