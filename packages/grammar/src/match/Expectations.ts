import type { CompiledGrammar, SlotNode, WordNode } from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import type { SlotTree } from '../compile/slotTree.js'
import type { Range } from '../syntax/position.js'

/** A word that the grammar would accept at a position. */
export interface ExpectedWord {
  readonly word: string
  /**
   * Range of the word, or of the reference to the slot, in the source; for an imported rule, the first
   * reference that leads to it.
   */
  readonly range: Range
  /** Name of the rule whose body contains it, without brackets. */
  readonly rule: string
  /** Name of the slot that contains the word; `undefined` for a word of the grammar itself. */
  readonly slot: string | undefined
}

/** A slot without values, where a sentence would need one of them. */
export interface EmptySlot {
  /** Name of the slot, without brackets. */
  readonly slot: string
  /** Range of the reference to it in the source; for an imported rule, the first reference that leads to it. */
  readonly range: Range
  /** Name of the rule whose body contains the reference, without brackets. */
  readonly rule: string
}

const maxWordsOfSlot = 100

/** Stores the words that were tried at the farthest position reached. */
export class Expectations {
  farthest = 0
  private words: { node: WordNode; part: number }[] = []
  private slots: { slot: SlotNode; tree: SlotTree }[] = []
  private empty: SlotNode[] = []

  constructor(private readonly grammar: CompiledGrammar) {}

  /** @param part which of the words of the node is expected. */
  expect(position: number, node: WordNode, part: number): void {
    if (this.isFarthest(position)) this.words.push({ node, part })
  }

  expectValues(position: number, slot: SlotNode, tree: SlotTree): void {
    if (this.isFarthest(position)) this.slots.push({ slot, tree })
  }

  expectEmpty(position: number, slot: SlotNode): void {
    if (this.isFarthest(position)) this.empty.push(slot)
  }

  /** The slots without values at a position, each once, in the order of the source. */
  emptyAt(position: number): EmptySlot[] {
    if (position !== this.farthest) return []
    const slots = new Map(this.empty.map((slot) => [slot.name, { slot: slot.name, ...this.placeOf(slot) }]))
    return [...slots.values()].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
  }

  /** The words at a position, in the order of the source; at most 100 for each slot. */
  at(position: number): ExpectedWord[] {
    if (position !== this.farthest) return []
    const words = this.words.map(({ node, part }) => ({
      ...{ word: part === 0 ? node.text : (node.words[part] ?? ''), ...this.placeOf(node), slot: undefined },
    }))
    const values = this.slots.flatMap(({ slot, tree }) =>
      [...tree.next.keys()]
        .slice(0, maxWordsOfSlot)
        .map((word) => ({ word, ...this.placeOf(slot), slot: slot.name })),
    )
    return [...words, ...values].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
  }

  private placeOf(node: WordNode | SlotNode) {
    return { range: ownPlace(this.grammar, node), rule: node.rule }
  }

  private isFarthest(position: number): boolean {
    if (position > this.farthest) {
      this.farthest = position
      this.words = []
      this.slots = []
      this.empty = []
    }
    return position === this.farthest
  }
}
