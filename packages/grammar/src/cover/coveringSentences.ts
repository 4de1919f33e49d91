import type { CompiledGrammar, CompiledNode, RepeatNode, SlotValues } from '../compile/node.js'
import { Counter } from '../generate/countSentences.js'
import { longestSentence } from '../match/match.js'
import { joinWords } from '../syntax/elision.js'

export interface CoveringOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 100
   */
  readonly limit?: number
}

export interface CoveringSentences {
  /** Those that say most that no other one says come first. */
  readonly sentences: readonly string[]
  /** Whether every branch is said, which the limit may prevent. */
  readonly isWhole: boolean
}

/**
 * Generates a small set of sentences that says every branch of a grammar: each alternative, each optional part and
 * each reference, wherever it stands, and each word. Each sentence says as much as it can of what is not said yet,
 * in all of its parts at once; what the others say as well is left out at the end. Where no rule is referred to
 * from two places, no smaller set exists. A repeat is said at most three times, or as often as it must be; a slot
 * takes its values in turn; what has no sentence is no branch.
 * @returns the same list for the same grammar.
 */
export function coveringSentences(
  grammar: CompiledGrammar,
  { slots = {}, limit = 100 }: CoveringOptions = {},
): CoveringSentences {
  const cover = new Cover(new Counter(grammar, slots, 2))
  const found: Spoken[] = []
  if (!cover.canSay(grammar.root)) return { sentences: [], isWhole: false }
  while (found.length < limit && cover.isLeft(grammar.root)) {
    const sentence = cover.next(grammar.root)
    // Longer than a matcher reads: what is missing is then not said in any sentence.
    if (sentence.isTooLong || sentence.fresh === 0) break
    found.push(sentence)
  }
  const isWhole = !cover.isLeft(grammar.root)
  return { sentences: withoutNeedless(found).map(({ text }) => text), isWhole }
}

interface Spoken {
  readonly text: string
  readonly said: ReadonlySet<number>
  readonly fresh: number
  readonly isTooLong: boolean
}

const maxRounds = 3

class Cover {
  /** Nodes that a sentence said. */
  private readonly covered = new Set<number>()
  /** How many nodes of an expression one sentence can say that none said before; as long as nothing new is said. */
  private readonly gains = new Map<number, number>()
  private readonly turns = new Map<string, number>()
  private words: string[] = []
  private said = new Set<number>()
  private fresh = 0

  constructor(private readonly counter: Counter) {}

  canSay(node: CompiledNode): boolean {
    return this.counter.count(node) !== 0n
  }

  isLeft(root: CompiledNode): boolean {
    return this.gain(root) > 0
  }

  next(root: CompiledNode): Spoken {
    this.words = []
    this.said = new Set()
    this.fresh = 0
    this.say(root)
    this.gains.clear()
    const { said, fresh } = this
    return { text: joinWords(this.words), said, fresh, isTooLong: this.words.length > longestSentence }
  }

  private gain(node: CompiledNode): number {
    const known = this.gains.get(node.id)
    if (known !== undefined) return known
    // A rule is never inside itself, so that no node is asked for while it is computed.
    const gain = this.inside(node) + (this.covered.has(node.id) ? 0 : 1)
    this.gains.set(node.id, gain)
    return gain
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
      case 'tag':
      case 'rule':
        return this.gain(node.item)
      default:
        return 0
    }
  }

  private say(node: CompiledNode): void {
    if (this.words.length > longestSentence) return
    this.said.add(node.id)
    if (!this.covered.has(node.id)) {
      this.covered.add(node.id)
      this.fresh += 1
    }
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
        // Said a second time in one sentence, a rule looks for what is left now.
        if (this.said.has(node.item.id)) this.gains.clear()
        this.say(node.item)
        return
      default:
        return
    }
  }

  private best(items: readonly CompiledNode[]): CompiledNode {
    const sayable = items.filter((item) => this.canSay(item))
    return sayable.reduce((best, item) => (this.gain(item) > this.gain(best) ? item : best))
  }

  private sayRounds({ item, minimum, maximum }: RepeatNode): void {
    const most = this.canSay(item) ? Math.min(maximum, Math.max(minimum, maxRounds)) : 0
    for (let round = 0; round < most && this.words.length <= longestSentence; round++) {
      if (round > 0) this.gains.clear()
      if (round >= minimum && this.gain(item) === 0) return
      this.say(item)
    }
  }

  private valueOf(slot: string): string {
    const values = this.counter.valuesOf(slot)
    const turn = this.turns.get(slot) ?? 0
    this.turns.set(slot, turn + 1)
    return values[turn % values.length] ?? ''
  }
}

/** Without sentences of which each part is said by others, those that say least first. */
function withoutNeedless(sentences: readonly Spoken[]): Spoken[] {
  const times = new Map<number, number>()
  for (const { said } of sentences) for (const id of said) times.set(id, (times.get(id) ?? 0) + 1)
  const left = new Set(sentences)
  for (const sentence of sentences.toSorted((a, b) => a.said.size - b.said.size)) {
    const { said } = sentence
    if ([...said].some((id) => times.get(id) === 1)) continue
    for (const id of said) times.set(id, (times.get(id) ?? 0) - 1)
    left.delete(sentence)
  }
  return [...left]
}
