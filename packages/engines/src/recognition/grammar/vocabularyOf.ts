import { type Expansion, type Grammar, partsOf } from './tree.js'

/** Every different word of a grammar, as it is written there, in order of appearance. */
export function vocabularyOf(grammar: Grammar): string[] {
  const words = new Set<string>()
  const collect = (expansion: Expansion): void => {
    if (expansion.kind === 'word') words.add(expansion.word)
    else partsOf(expansion).forEach(collect)
  }
  for (const rule of grammar.rules.values()) collect(rule.expansion)
  return [...words]
}
