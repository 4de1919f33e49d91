import { rulesInOrder } from './rulesInOrder.js'
import { anySpeech, type Expansion, type Grammar } from './tree.js'

/**
 * Phones of the shortest sentence of a grammar.
 *
 * @param lexicon phones of each word, separated by spaces; a word may be said in several ways.
 * @returns 0 when silence is a sentence of it, Infinity when it has no sentence.
 */
export function leastPhones(grammar: Grammar, lexicon: ReadonlyMap<string, readonly string[]>): number {
  const ofRule = new Map<string, number>([
    ['NULL', 0],
    [anySpeech, 1],
  ])
  const least = (expansion: Expansion): number => {
    switch (expansion.kind) {
      case 'word':
        return Math.min(...(lexicon.get(expansion.word) ?? []).map((phones) => phones.split(' ').length))
      case 'reference':
        return ofRule.get(expansion.rule) ?? Infinity
      case 'sequence':
        return expansion.parts.reduce((sum, part) => sum + least(part), 0)
      case 'alternatives':
        return expansion.choices.reduce((shortest, { part }) => Math.min(shortest, least(part)), Infinity)
      case 'repeat':
        return expansion.times === '+' ? least(expansion.part) : 0
    }
  }
  for (const name of rulesInOrder(grammar)) {
    const rule = grammar.rules.get(name)
    if (rule) ofRule.set(name, least(rule.expansion))
  }
  const sentences = [...grammar.rules].filter(([, { isPublic }]) => isPublic)
  return sentences.reduce((shortest, [name]) => Math.min(shortest, ofRule.get(name) ?? Infinity), Infinity)
}
