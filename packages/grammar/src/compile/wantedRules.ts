import type { ImportedGrammar } from '../imports/ImportedGrammar.js'
import type { LinkedImports } from '../imports/linkedImports.js'
import { factsOf } from '../symbols/facts.js'

/** The rules of imported grammars that a grammar needs, directly or not: nothing else of them is compiled. */
export function wantedRules({
  own,
  grammars,
}: LinkedImports): ReadonlyMap<ImportedGrammar, ReadonlySet<string>> {
  const wanted = new Map<ImportedGrammar, Set<string>>(
    [...grammars.keys()].map((grammar) => [grammar, new Set()]),
  )
  for (const { grammar, rule } of own.values()) wanted.get(grammar)?.add(rule)
  // Importers come before what they import.
  for (const [grammar, links] of [...grammars].toReversed()) {
    const reached = wanted.get(grammar) as Set<string>
    // A set is iterated including elements that are added meanwhile.
    for (const name of reached) {
      const link = links.get(name)
      if (link) wanted.get(link.grammar)?.add(link.rule)
      const rule = grammar.symbols.rules.get(name)
      if (rule) for (const next of factsOf(rule).names) reached.add(next)
    }
  }
  return wanted
}
