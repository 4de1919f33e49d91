import type {
  CompiledGrammar,
  CompiledNode,
  ListNode,
  RepeatNode,
  SlotNode,
  WordNode,
} from '../compile/node.js'
import { valuesOfSlot } from '../compile/node.js'
import { type SlotTree, slotTree } from '../compile/slotTree.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { Expectations } from './Expectations.js'
import { alternativesWith } from './firstWords.js'

/** Where a node can end, with the number of readings that lead there. */
export type Ends = ReadonlyMap<number, number>

const none: Ends = new Map()
/** More rounds than a sentence has words; only silent rounds could be more. */
const maxRounds = 1000

export const leastRounds = ({ minimum, maximum }: RepeatNode) => Math.min(minimum, maximum, maxRounds)

/**
 * Walks the tree of a grammar over the words of one sentence. Each node is tried once at each position, so the
 * time is bounded by nodes × words³, and near nodes × words for plain grammars, however the rules are nested.
 */
export class Matcher {
  /** Words that were tried at the farthest position; unknown where it is quick. */
  readonly expectations: Expectations
  private readonly known = new Map<number, Ends>()
  private readonly trees = new Map<string, SlotTree>()

  /** @param isQuick whether alternatives that cannot begin with a word are left out, which a sentence that matches never misses. */
  constructor(
    private readonly grammar: CompiledGrammar,
    readonly words: readonly string[],
    private readonly slots: SlotValues,
    private readonly isQuick = false,
  ) {
    this.expectations = new Expectations(grammar)
  }

  /** Positions after `node` when it begins at `from`. */
  ends(node: CompiledNode, from: number): Ends {
    const key = node.id * (this.words.length + 1) + from
    const known = this.known.get(key)
    if (known) return known
    const ends = this.walk(node, from)
    this.known.set(key, ends)
    return ends
  }

  private walk(node: CompiledNode, from: number): Ends {
    switch (node.kind) {
      case 'word':
        return this.walkWord(node, from)
      case 'any':
        return new Map(
          Array.from({ length: this.words.length - from + 1 }, (_, length) => [from + length, 1]),
        )
      case 'slot':
        return this.walkSlot(node, from)
      case 'sequence':
        return this.walkSequence(node, from)
      case 'choice': {
        const ends = new Map<number, number>()
        for (const item of this.alternatives(node, from)) merge(ends, this.ends(item, from))
        return ends
      }
      case 'optional':
        return merge(new Map([[from, 1]]), this.ends(node.item, from))
      case 'repeat':
        return this.rounds(node, from)
          .slice(leastRounds(node))
          .reduce<Map<number, number>>((ends, round) => merge(ends, round), new Map())
      case 'tag':
      case 'rule':
        return this.ends(node.item, from)
      case 'nothing':
        return none
    }
  }

  /** The alternatives of a choice that may end somewhere when it begins at `from`, in their order. */
  alternatives(choice: ListNode, from: number): readonly CompiledNode[] {
    return this.isQuick ? alternativesWith(choice, this.words[from]) : choice.items
  }

  /** Every end of `item` begun at one of `ends`. */
  continueWith(ends: Ends, item: CompiledNode): Ends {
    const result = new Map<number, number>()
    for (const [position, ways] of ends) merge(result, this.ends(item, position), ways)
    return result
  }

  /** Ends of a repeat after no round, after one, and so on while any is left. Those after `leastRounds` count. */
  rounds(node: RepeatNode, from: number): Ends[] {
    const rounds: Ends[] = []
    let ends: Ends = new Map([[from, 1]])
    const last = Math.min(node.maximum, maxRounds)
    for (let round = 0; round <= last && ends.size > 0; round++) {
      rounds.push(ends)
      const next = this.continueWith(ends, node.item)
      // A silent round of an unbounded repeat would count for ever.
      ends = node.maximum === Number.POSITIVE_INFINITY ? withoutRepeats(next, ends) : next
    }
    return rounds
  }

  treeOf(slot: SlotNode): SlotTree {
    const known = this.trees.get(slot.name)
    if (known) return known
    const tree = slotTree(valuesOfSlot(this.grammar, slot.name, this.slots))
    this.trees.set(slot.name, tree)
    return tree
  }

  private walkSequence({ items }: ListNode, from: number): Ends {
    let ends: Ends = new Map([[from, 1]])
    for (const item of items) {
      ends = this.continueWith(ends, item)
      if (ends.size === 0) return none
    }
    return ends
  }

  private walkWord(node: WordNode, from: number): Ends {
    for (const [index, word] of node.words.entries()) {
      this.expectations.expect(from + index, node, index)
      if (this.words[from + index] !== word) return none
    }
    return new Map([[from + node.words.length, 1]])
  }

  private walkSlot(slot: SlotNode, from: number): Ends {
    const ends = new Map<number, number>()
    let place: SlotTree | undefined = this.treeOf(slot)
    if (place.next.size === 0) this.expectations.expectEmpty(from, slot)
    for (let position = from; place; position++) {
      if (place.values.length > 0) ends.set(position, place.values.length)
      if (place.next.size > 0) this.expectations.expectValues(position, slot, place)
      place = place.next.get(this.words[position] ?? '')
    }
    return ends
  }
}

function merge(into: Map<number, number>, ends: Ends, ways = 1): Map<number, number> {
  for (const [position, more] of ends) {
    into.set(position, Math.min((into.get(position) ?? 0) + ways * more, Number.MAX_SAFE_INTEGER))
  }
  return into
}

function withoutRepeats(next: Ends, earlier: Ends): Ends {
  const least = Math.min(...earlier.keys())
  return new Map([...next].filter(([position]) => position > least))
}
