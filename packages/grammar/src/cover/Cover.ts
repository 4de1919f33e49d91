import type { CompiledGrammar, CompiledNode, RepeatNode, RuleNode } from '../compile/node.js'
import { Counter } from '../generate/countSentences.js'
import { Unranker } from '../generate/Unranker.js'
import { longestSentence } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { joinWords } from '../syntax/elision.js'
import { Branches, keyOfBranch } from './branches.js'

export interface CoverSentence {
  readonly text: string
  /** Keys of all that it says. */
  readonly said: ReadonlySet<unknown>
}

/** The part to cover, by a key of each node; `undefined` for a node that need not be covered. */
export type Wanted = (node: CompiledNode) => unknown

/** Every node. */
export const everyBranch: Wanted = ({ id }) => id

/** The covered branches of some places, by the keys of `keyOfBranch`. */
export function branchesOf(grammar: CompiledGrammar, keys: ReadonlySet<string>): Wanted {
  const branches = new Branches(grammar)
  return (node) => {
    const key = branches.isBranch(node) ? keyOfBranch(node) : undefined
    return key !== undefined && keys.has(key) ? key : undefined
  }
}

const maxRounds = 3

/** Covers the wanted branches in few sentences: each takes all that it can of what is left, in all of its parts at once. */
export class Cover {
  private readonly counter: Counter
  private readonly unranker: Unranker
  private readonly branches: Branches
  /** The key of each node, and which nodes share one. */
  private readonly keys = new Map<number, unknown>()
  private readonly nodesOf = new Map<unknown, number[]>()
  /** The nodes around each node. */
  private readonly around = new Map<number, number[]>()
  /** Keys that a sentence said. */
  private readonly covered = new Set<unknown>()
  /** How much of an expression one sentence can newly cover, as far as it is known. */
  private readonly gains = new Map<number, number>()
  private readonly turns = new Map<string, number>()
  private words: string[] = []
  private said = new Set<unknown>()
  private fresh = 0

  constructor(
    private readonly grammar: CompiledGrammar,
    slots: SlotValues,
    wanted: Wanted,
  ) {
    this.counter = new Counter(grammar, slots, 2)
    this.unranker = new Unranker(this.counter)
    this.branches = new Branches(grammar)
    this.look(grammar.root, wanted)
  }

  private look(root: CompiledNode, wanted: Wanted): void {
    const open = [root]
    for (let node = open.pop(); node; node = open.pop()) {
      if (this.keys.has(node.id)) continue
      const key = wanted(node)
      this.keys.set(node.id, key)
      if (key !== undefined) add(this.nodesOf, key, node.id)
      for (const item of this.itemsOf(node)) {
        add(this.around, item.id, node.id)
        open.push(item)
      }
    }
  }

  private itemsOf(node: CompiledNode): readonly CompiledNode[] {
    if ('items' in node) return node.items
    return 'item' in node && !this.branches.isBuiltIn(node) ? [node.item] : []
  }

  /** @returns also whether everything with a sentence is covered. */
  sentences(limit: number): { readonly found: readonly CoverSentence[]; readonly isWhole: boolean } {
    const { root } = this.grammar
    const found: CoverSentence[] = []
    if (!this.canSay(root)) return { found, isWhole: false }
    while (found.length < limit && this.gain(root) > 0) {
      const sentence = this.next(root)
      // Longer than a matcher reads: the rest is then not covered by any sentence.
      if (this.words.length > longestSentence || this.fresh === 0) break
      found.push(sentence)
    }
    return { found, isWhole: this.gain(root) === 0 }
  }

  private next(root: CompiledNode): CoverSentence {
    this.words = []
    this.said = new Set()
    this.fresh = 0
    this.say(root)
    return { text: joinWords(this.words), said: this.said }
  }

  private canSay(node: CompiledNode): boolean {
    return this.counter.count(node) !== 0n
  }

  private gain(node: CompiledNode): number {
    const known = this.gains.get(node.id)
    if (known !== undefined) return known
    // A rule is never inside itself, so no node is requested while it is computed.
    const gain = this.inside(node) + (this.isMissing(node) ? 1 : 0)
    this.gains.set(node.id, gain)
    return gain
  }

  private isMissing(node: CompiledNode): boolean {
    const key = this.keys.get(node.id)
    return key !== undefined && !this.covered.has(key)
  }

  private inside(node: CompiledNode): number {
    switch (node.kind) {
      case 'choice':
        return node.items.reduce(
          (most, item) => (this.canSay(item) ? Math.max(most, this.gain(item)) : most),
          0,
        )
      case 'sequence':
        return node.items.reduce((sum, item) => sum + this.gain(item), 0)
      case 'optional':
        return this.canSay(node.item) ? this.gain(node.item) : 0
      case 'repeat':
        return this.canSay(node.item) && node.maximum > 0 ? this.gain(node.item) : 0
      case 'rule':
        return this.branches.isBuiltIn(node) ? 0 : this.gain(node.item)
      case 'tag':
        return this.gain(node.item)
      default:
        return 0
    }
  }

  private say(node: CompiledNode): void {
    if (this.words.length > longestSentence) return
    this.note(node)
    switch (node.kind) {
      case 'word':
        this.words.push(node.text)
        return
      case 'slot':
        this.words.push(...this.valueOf(node.name).trim().split(/\s+/u))
        return
      case 'choice':
        this.say(this.best(node.items))
        return
      case 'sequence':
        for (const item of node.items) this.say(item)
        return
      case 'optional':
        if (this.canSay(node.item) && this.gain(node.item) > 0) this.say(node.item)
        return
      case 'repeat':
        this.sayRounds(node)
        return
      case 'tag':
        this.say(node.item)
        return
      case 'rule':
        this.sayRule(node)
        return
      default:
        return
    }
  }

  private note(node: CompiledNode): void {
    const key = this.keys.get(node.id)
    if (key === undefined) return
    this.said.add(key)
    if (this.covered.has(key)) return
    this.covered.add(key)
    this.fresh += 1
    for (const id of this.nodesOf.get(key) ?? []) this.forget(id)
  }

  /** Discards the gains of a node and of all around it. */
  private forget(id: number): void {
    const open = [id]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      if (this.gains.delete(next)) open.push(...(this.around.get(next) ?? []))
  }

  private sayRule(node: RuleNode): void {
    if (this.branches.isBuiltIn(node)) this.words.push(...this.sentenceOf(node).split(' '))
    else this.say(node.item)
  }

  private best(items: readonly CompiledNode[]): CompiledNode {
    const sayable = items.filter((item) => this.canSay(item))
    return sayable.reduce((best, item) => (this.gain(item) > this.gain(best) ? item : best))
  }

  private sayRounds({ item, minimum, maximum }: RepeatNode): void {
    const most = this.canSay(item) ? Math.min(maximum, Math.max(minimum, maxRounds)) : 0
    for (let round = 0; round < most && this.words.length <= longestSentence; round++) {
      if (round >= minimum && this.gain(item) === 0) return
      this.say(item)
    }
  }

  private valueOf(slot: string): string {
    const values = this.counter.valuesOf(slot)
    return values[this.turn(slot) % values.length] ?? ''
  }

  private sentenceOf({ name, item }: RuleNode): string {
    const count = this.counter.count(item)
    const turn = BigInt(this.turn(name))
    return this.unranker.sentenceAt(item, count === 'unbounded' ? 0n : turn % count) ?? ''
  }

  private turn(name: string): number {
    const turn = this.turns.get(name) ?? 0
    this.turns.set(name, turn + 1)
    return turn
  }
}

function add<Key>(lists: Map<Key, number[]>, key: Key, id: number): void {
  const list = lists.get(key)
  if (list) list.push(id)
  else lists.set(key, [id])
}
