import { type CompiledGrammar, type CompiledNode, type RepeatNode, valuesOfSlot } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'

/** A number of sentences. Above 2 to the 4,096th it is `unbounded`. */
export type Count = bigint | 'unbounded'

const maxBits = 4096

/**
 * Counts the sentences of a grammar: the sum over alternatives, the product over sequences. An ambiguous
 * sentence counts once per reading; `<...>` counts once. A slot without values gives none.
 * @returns an exact number, or `unbounded` when a `!repeat(…, *)` can be spoken.
 */
export function countSentences(grammar: CompiledGrammar, options: { slots?: SlotValues } = {}): Count {
  return new Counter(grammar, options.slots ?? {}, Number.POSITIVE_INFINITY).count(grammar.root)
}

/** Counts of the nodes of a grammar, each computed once. */
export class Counter {
  private readonly known = new Map<number, Count>()
  private readonly values = new Map<string, readonly string[]>()

  /** @param extraRounds rounds of an unbounded repeat beyond its minimum. */
  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
    private readonly extraRounds: number,
  ) {}

  count(node: CompiledNode): Count {
    const known = this.known.get(node.id)
    if (known !== undefined) return known
    const count = this.compute(node)
    this.known.set(node.id, count)
    return count
  }

  /** The values of a slot that have a word. */
  valuesOf(slot: string): readonly string[] {
    const known = this.values.get(slot)
    if (known) return known
    const all = valuesOfSlot(this.grammar, slot, this.slots)
    const values = all.filter((value) => wordsOfSentence(value).length > 0)
    this.values.set(slot, values)
    return values
  }

  maximumOf(node: RepeatNode): number {
    return node.maximum === Number.POSITIVE_INFINITY ? node.minimum + this.extraRounds : node.maximum
  }

  private compute(node: CompiledNode): Count {
    switch (node.kind) {
      case 'word':
      case 'any':
        return 1n
      case 'nothing':
        return 0n
      case 'slot':
        return BigInt(this.valuesOf(node.name).length)
      case 'choice':
        return node.items.reduce((total: Count, item) => sum(total, this.count(item)), 0n)
      case 'sequence':
        return node.items.reduce((total: Count, item) => product(total, this.count(item)), 1n)
      case 'optional':
        return sum(1n, this.count(node.item))
      case 'repeat':
        return powersBetween(this.count(node.item), node.minimum, this.maximumOf(node))
      case 'tag':
      case 'rule':
        return this.count(node.item)
    }
  }
}

function sum(a: Count, b: Count): Count {
  return a === 'unbounded' || b === 'unbounded' ? 'unbounded' : bounded(a + b)
}

function product(a: Count, b: Count): Count {
  if (a === 0n || b === 0n) return 0n
  return a === 'unbounded' || b === 'unbounded' ? 'unbounded' : bounded(a * b)
}

function bounded(count: bigint): Count {
  return count >> BigInt(maxBits) > 0n ? 'unbounded' : count
}

/** The sum of count^rounds for rounds from `minimum` to `maximum`. */
function powersBetween(count: Count, minimum: number, maximum: number): Count {
  if (maximum < minimum) return 0n
  if (count === 0n) return minimum === 0 ? 1n : 0n
  if (count === 'unbounded' || maximum === Number.POSITIVE_INFINITY) return 'unbounded'
  if (count === 1n) return BigInt(maximum - minimum + 1)
  if ((count.toString(2).length - 1) * maximum > maxBits) return 'unbounded'
  return bounded((count ** BigInt(maximum + 1) - count ** BigInt(minimum)) / (count - 1n))
}
