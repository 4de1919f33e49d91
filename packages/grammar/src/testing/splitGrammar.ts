import { analyze } from '../analyze.js'
import type { NamedSource } from '../imports/ImportedGrammar.js'

/**
 * Splits a grammar: each rule goes to the part that `partOf` returns, each part imports its references to later ones and
 * exports every rule of its own. Referenced rules must not be in an earlier part.
 */
export function splitGrammar(source: string, partOf: (rule: string) => number): NamedSource[] {
  const { symbols } = analyze(source)
  const parts = new Map<number, { rules: string[]; imports: Set<string> }>()
  for (const [name, rule] of symbols.rules) {
    const place = partOf(name)
    const part = parts.get(place) ?? { rules: [], imports: new Set() }
    parts.set(place, part)
    let text = source.slice(rule.range.start.offset, rule.range.end.offset)
    const references = (symbols.references.get(rule) ?? []).filter((each) => partOf(each.name) !== place)
    for (const { name: other, range } of references.toReversed()) {
      const written = `<part${partOf(other)}.${other}>`
      part.imports.add(written)
      const from = range.start.offset - rule.range.start.offset
      text = text.slice(0, from) + written + text.slice(from + other.length + 2)
    }
    part.rules.push(text)
  }
  return [...parts].map(([place, { rules, imports }]) => ({
    name: `part${place}`,
    source: [
      '#BNF+EM V2.1;',
      `!grammar part${place};`,
      ...(place === 0 ? ['!start <main>;'] : []),
      ...[...imports].map((name) => `!import ${name};`),
      ...rules.map((rule) => `!export ${rule.slice(0, rule.indexOf('>') + 1)};`),
      ...rules,
    ].join('\n'),
  }))
}
