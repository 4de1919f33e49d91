import type { CompiledNode, RepeatNode } from '../compile/node.js'
import { longestSentence } from '../match/match.js'
import { joinWords } from '../syntax/elision.js'
import type { Counter } from './countSentences.js'

/** Finds the sentence at a place in the order of the tree. */
export class Unranker {
  private words: string[] = []

  constructor(private readonly counter: Counter) {}

  /** @returns undefined when the sentence would be longer than a matcher reads. */
  sentenceAt(root: CompiledNode, index: bigint): string | undefined {
    this.words = []
    this.say(root, index)
    return this.words.length > longestSentence ? undefined : joinWords(this.words)
  }

  private say(node: CompiledNode, index: bigint): void {
    if (this.words.length > longestSentence) return
    switch (node.kind) {
      case 'word':
        this.words.push(node.text)
        return
      case 'slot':
        for (const word of (this.counter.valuesOf(node.name)[Number(index)] ?? '').trim().split(/\s+/u))
          this.words.push(word)
        return
      case 'choice':
        this.sayOneOf(node.items, index)
        return
      case 'sequence':
        this.sayAll(node.items, index)
        return
      case 'optional':
        if (index > 0n) this.say(node.item, index - 1n)
        return
      case 'repeat':
        this.sayRounds(node, index)
        return
      case 'tag':
      case 'rule':
        this.say(node.item, index)
        return
      default:
        return
    }
  }

  private sayOneOf(items: readonly CompiledNode[], index: bigint): void {
    let rest = index
    for (const item of items) {
      const count = this.countOf(item)
      if (rest < count) {
        this.say(item, rest)
        return
      }
      rest -= count
    }
  }

  // The last term changes fastest, as the last digit of a number does.
  private sayAll(items: readonly CompiledNode[], index: bigint): void {
    const digits: bigint[] = []
    let rest = index
    for (const item of items.toReversed()) {
      const count = this.countOf(item)
      digits.unshift(rest % count)
      rest /= count
    }
    for (const [place, item] of items.entries()) this.say(item, digits[place] ?? 0n)
  }

  private sayRounds(node: RepeatNode, index: bigint): void {
    const count = this.countOf(node.item)
    let rounds = node.minimum
    let rest = index
    if (count === 1n) {
      rounds += Number(index)
      rest = 0n
    } else {
      for (let block = count ** BigInt(rounds); rest >= block; block *= count) {
        rest -= block
        rounds += 1
      }
    }
    const length = Math.min(rounds, longestSentence + 1)
    this.sayAll(
      Array.from({ length }, () => node.item),
      rest,
    )
  }

  private countOf(node: CompiledNode): bigint {
    const count = this.counter.count(node)
    return count === 'unbounded' ? 0n : count
  }
}
