import { type CompiledGrammar, type CompiledNode, valuesOfSlot } from '../compile/node.js'
import { longestSentence } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { joinWords } from '../syntax/elision.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'

export interface ContrastOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 100
   */
  readonly limit?: number
}

export interface ContrastingSentences {
  readonly sentences: readonly string[]
  /** Whether all alternatives are covered, which the limit may prevent. */
  readonly isWhole: boolean
}

/**
 * Generates sentences that differ from each other in one choice: every alternative and every value of a slot
 * once, with the first option of all other choices. Their number grows with the length of the grammar, where
 * `generate` returns all combinations. The places of the grammar alternate, so that a limited list covers
 * each of them.
 * @returns the same list for the same grammar; empty when a slot that every sentence needs is empty.
 */
export function contrastingSentences(
  grammar: CompiledGrammar,
  { slots = {}, limit = 100 }: ContrastOptions = {},
): ContrastingSentences {
  const variations = new Variations(grammar, slots, limit)
  const sentences = new Map<string, string>()
  for (const words of variations.of(grammar.root)) {
    const sentence = joinWords(words)
    const key = wordsOfSentence(sentence).join(' ')
    if (key !== '' && !sentences.has(key)) sentences.set(key, sentence)
  }
  return { sentences: [...sentences.values()], isWhole: !variations.isCut }
}

type Labels = readonly string[]

/** The sentences of the nodes of a grammar: first the plainest, then each single change of it; computed once a node. */
class Variations {
  isCut = false
  private readonly known = new Map<number, readonly Labels[]>()

  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
    private readonly limit: number,
  ) {}

  of(node: CompiledNode): readonly Labels[] {
    const known = this.known.get(node.id)
    if (known) return known
    const found = new Map(this.compute(node).map((words) => [words.join(' '), words]))
    const short = [...found.values()].filter((words) => words.length <= longestSentence)
    const kept = short.slice(0, this.limit)
    if (kept.length < short.length) this.isCut = true
    this.known.set(node.id, kept)
    return kept
  }

  private compute(node: CompiledNode): readonly Labels[] {
    switch (node.kind) {
      case 'word':
        return [[node.text]]
      case 'any':
        return [[]]
      case 'nothing':
        return []
      case 'slot':
        return valuesOfSlot(this.grammar, node.name, this.slots)
          .map((value) => value.trim().split(/\s+/u))
          .filter((words) => wordsOfSentence(words.join(' ')).length > 0)
      case 'choice':
        return inTurn(
          node.items.map((item) => this.of(item)),
          this.limit + 1,
        )
      case 'sequence':
        return this.sequence(node.items.map((item) => this.of(item)))
      case 'optional':
        return [[], ...this.of(node.item)]
      case 'repeat': {
        const { minimum, maximum } = node
        if (maximum < minimum) return []
        const item = this.of(node.item)
        if (minimum === 0) return maximum === 0 ? [[]] : [[], ...item]
        const first = item[0]
        if (!first || first.length * minimum > longestSentence) return []
        const rest = Array.from({ length: minimum - 1 }, () => first).flat()
        const longer = maximum > minimum ? [[...first, ...rest, ...first]] : []
        return [...item.map((words) => [...words, ...rest]), ...longer]
      }
      case 'tag':
      case 'rule':
        return this.of(node.item)
    }
  }

  /** All items unvaried at first, then one of them varied. */
  private sequence(items: readonly (readonly Labels[])[]): readonly Labels[] {
    const firsts = items.map(([first]) => first)
    let length = 0
    for (const first of firsts) {
      if (!first) return []
      length += first.length
      if (length > longestSentence) return []
    }
    const plainest = firsts as readonly Labels[]
    const varied = items.map((variants, at) => variants.slice(1).map((words) => ({ at, words })))
    return [
      plainest.flat(),
      ...inTurn(varied, this.limit).map(({ at, words }) =>
        plainest.flatMap((first, place) => (place === at ? words : first)),
      ),
    ]
  }
}

/** The first of each list, then the second of each, and so on: at most so many. */
function inTurn<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const items: Item[] = []
  let open = lists.filter(({ length }) => length > 0)
  for (let at = 0; open.length > 0 && items.length < most; at++) {
    for (const list of open) items.push(list[at]!)
    open = open.filter(({ length }) => length > at + 1)
  }
  return items.slice(0, most)
}
