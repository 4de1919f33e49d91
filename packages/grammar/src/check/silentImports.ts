import type { ImportLinks, LinkedImports } from '../imports/linkedImports.js'
import { silentRulesOf } from './matchesSilence.js'

/** Names, as the grammar writes them, of the imported rules that can be spoken by saying nothing. */
export function silentImports({ own, grammars }: LinkedImports): ReadonlySet<string> {
  const silent = new Map<object, ReadonlySet<string>>()
  const silentOf = (links: ImportLinks) =>
    new Set([...links].flatMap(([name, { grammar, rule }]) => (silent.get(grammar)?.has(rule) ? [name] : [])))
  for (const [grammar, links] of grammars) {
    const slots = new Set(grammar.symbols.slots.map(({ rule }) => rule.name))
    const rules = grammar.order.ordered.filter(({ rule }) => !slots.has(rule.name))
    silent.set(grammar, silentRulesOf(rules, silentOf(links)))
  }
  return silentOf(own)
}
