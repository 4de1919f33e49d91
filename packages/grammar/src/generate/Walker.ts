import type { CompiledNode, ListNode } from '../compile/node.js'
import { longestSentence } from '../match/match.js'
import { joinWords } from '../syntax/elision.js'
import type { Counter } from './countSentences.js'
import { mix } from './permutation.js'

/**
 * Generates sentences by a random walk in which each alternative is as likely as its neighbours, however many sentences it
 * has: rare parts of a large grammar appear early.
 */
export class Walker {
  private words: string[] = []
  private readonly sayable = new Map<number, readonly CompiledNode[]>()

  /** @param seed any integer; the same seed gives the same walks. */
  constructor(
    private readonly counter: Counter,
    private seed: number,
  ) {}

  /** @returns undefined when there is no sentence, or when it would be longer than a matcher reads. */
  sentenceFrom(root: CompiledNode): string | undefined {
    if (this.counter.count(root) === 0n) return undefined
    this.words = []
    this.say(root)
    return this.words.length > longestSentence ? undefined : joinWords(this.words)
  }

  private say(node: CompiledNode): void {
    if (this.words.length > longestSentence) return
    switch (node.kind) {
      case 'word':
        this.words.push(node.text)
        return
      case 'slot':
        for (const word of this.oneOf(this.counter.valuesOf(node.name)).trim().split(/\s+/u))
          this.words.push(word)
        return
      case 'choice':
        this.say(this.oneOf(this.sayableOf(node)))
        return
      case 'sequence':
        for (const item of node.items) this.say(item)
        return
      case 'optional':
        if (this.counter.count(node.item) !== 0n && this.below(2) === 1) this.say(node.item)
        return
      case 'repeat': {
        const most = this.counter.count(node.item) === 0n ? 0 : this.counter.maximumOf(node)
        const rounds = node.minimum + this.below(Math.max(0, most - node.minimum) + 1)
        for (let round = 0; round < rounds && this.words.length <= longestSentence; round++)
          this.say(node.item)
        return
      }
      case 'tag':
      case 'rule':
        this.say(node.item)
        return
      default:
        return
    }
  }

  /** Alternatives that have a sentence. */
  private sayableOf({ id, items }: ListNode): readonly CompiledNode[] {
    const known = this.sayable.get(id)
    if (known) return known
    const found = items.filter((item) => this.counter.count(item) !== 0n)
    this.sayable.set(id, found)
    return found
  }

  private oneOf<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  private below(count: number): number {
    this.seed = (this.seed + 0x9e3779b9) | 0
    return Math.floor(((mix(this.seed) >>> 0) / 2 ** 32) * count)
  }
}
