import { rulesInOrder } from './rulesInOrder.js'
import type { Expansion, Grammar } from './tree.js'

/**
 * How many sentences a grammar holds, each counted as often as it can be read.
 *
 * @returns Infinity where a part may be said again and again.
 */
export function countSentences(grammar: Grammar): number {
  const ofRule = new Map<string, number>([
    ['NULL', 1],
    ['VOID', 0],
  ])
  const count = (expansion: Expansion): number => {
    switch (expansion.kind) {
      case 'word':
        return 1
      case 'reference':
        return ofRule.get(expansion.rule) ?? 1
      case 'sequence':
        // What is never said makes no sentence, whatever is beside it.
        return expansion.parts.map(count).reduce((product, ways) => (product && ways ? product * ways : 0), 1)
      case 'alternatives':
        return expansion.choices.reduce((sum, { part }) => sum + count(part), 0)
      case 'repeat':
        return expansion.times === '?' ? 1 + count(expansion.part) : Number.POSITIVE_INFINITY
    }
  }
  for (const name of rulesInOrder(grammar)) {
    const rule = grammar.rules.get(name)
    if (rule) ofRule.set(name, count(rule.expansion))
  }
  const sentences = [...grammar.rules].filter(([, { isPublic }]) => isPublic)
  return sentences.reduce((sum, [name]) => sum + (ofRule.get(name) ?? 0), 0)
}
