import { type Expansion, type Grammar, partsOf } from './tree.js'

/** How a part begins: with how many words, and whether it may be left out. */
interface Beginning {
  readonly words: number
  readonly isOptional: boolean
}

/**
 * The most words among which a grammar lets one choose at one place.
 *
 * @param order names the rules, those referred to before those that refer.
 */
export function maxChoices({ rules }: Grammar, order: readonly string[]): number {
  const beginnings = new Map<string, Beginning>([['NULL', { words: 0, isOptional: true }]])
  let most = 0
  const seen = (beginning: Beginning): Beginning => {
    most = Math.max(most, beginning.words)
    return beginning
  }
  const beginningOf = (expansion: Expansion): Beginning => {
    switch (expansion.kind) {
      case 'word':
        return seen({ words: 1, isOptional: false })
      case 'reference':
        return beginnings.get(expansion.rule) ?? { words: 1, isOptional: false }
      case 'alternatives': {
        const parts = partsOf(expansion).map(beginningOf)
        return seen({
          words: parts.reduce((total, { words }) => total + words, 0),
          isOptional: parts.some(({ isOptional }) => isOptional),
        })
      }
      case 'repeat': {
        const { words, isOptional } = beginningOf(expansion.part)
        return { words, isOptional: isOptional || expansion.times !== '+' }
      }
      case 'sequence':
        return expansion.parts.map(beginningOf).reduceRight(
          (next, { words, isOptional }) =>
            seen({
              words: words + (isOptional ? next.words : 0),
              isOptional: isOptional && next.isOptional,
            }),
          { words: 0, isOptional: true },
        )
    }
  }
  for (const name of order) {
    const rule = rules.get(name)
    if (rule) beginnings.set(name, beginningOf(rule.expansion))
  }
  return most
}
