import type { SlotNode, WordNode } from '../compile/node.js'
import type { SlotTree } from '../compile/slotTree.js'
import type { Range } from '../syntax/position.js'

/** A word that the grammar would accept at some place. */
export interface ExpectedWord {
  readonly word: string
  /** The word, or the reference to the slot, in the source. */
  readonly range: Range
  /** The rule in whose body that stands, without brackets. */
  readonly rule: string
  /** Name of the slot that gives the word; undefined for a word of the grammar itself. */
  readonly slot: string | undefined
}

const mostWordsOfSlot = 100

/** Remembers what was tried at the farthest position reached. */
export class Expectations {
  farthest = 0
  private words: WordNode[] = []
  private slots: { slot: SlotNode; tree: SlotTree }[] = []

  expect(position: number, node: WordNode): void {
    if (this.isFarthest(position)) this.words.push(node)
  }

  expectValues(position: number, slot: SlotNode, tree: SlotTree): void {
    if (this.isFarthest(position)) this.slots.push({ slot, tree })
  }

  /** The words at a position, in the order of the source; at most 100 for each slot. */
  at(position: number): ExpectedWord[] {
    if (position !== this.farthest) return []
    const words = this.words.map(({ text, range, rule }) => ({ word: text, range, rule, slot: undefined }))
    const values = this.slots.flatMap(({ slot: { name, range, rule }, tree }) =>
      [...tree.next.keys()].slice(0, mostWordsOfSlot).map((word) => ({ word, range, rule, slot: name })),
    )
    return [...words, ...values].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
  }

  private isFarthest(position: number): boolean {
    if (position > this.farthest) {
      this.farthest = position
      this.words = []
      this.slots = []
    }
    return position === this.farthest
  }
}
