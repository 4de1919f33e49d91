import { type CompiledGrammar, type CompiledNode, type RepeatNode, valuesOfSlot } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { maxRounds } from './JsgfWriter.js'
import { speechWords } from './speechWords.js'

/** How a part begins: with how many words, and whether it may be left out. */
interface Beginning {
  readonly words: number
  readonly isOptional: boolean
}

const nothing: Beginning = { words: 0, isOptional: true }
const oneWord: Beginning = { words: 1, isOptional: false }

/**
 * Maximum number of words that a grammar allows at one point of a sentence, in the output of `toJsgf`. An engine that can
 * distinguish only fewer words is likely to confuse them. Any speech (`<...>`) and a slot without values count as one word.
 */
export function maxChoices(grammar: CompiledGrammar, options: { slots?: SlotValues } = {}): number {
  const counter = new ChoiceCounter(grammar, options.slots ?? {})
  counter.beginningOf(grammar.root)
  return counter.most
}

class ChoiceCounter {
  most = 0
  private readonly known = new Map<number, Beginning>()

  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
  ) {}

  beginningOf(node: CompiledNode): Beginning {
    const known = this.known.get(node.id)
    if (known) return known
    const beginning = this.compute(node)
    this.known.set(node.id, beginning)
    this.most = Math.max(this.most, beginning.words)
    return beginning
  }

  private compute(node: CompiledNode): Beginning {
    switch (node.kind) {
      case 'word':
        return speechWords(node.text).length > 0 ? oneWord : nothing
      case 'any':
        return { words: 1, isOptional: true }
      case 'nothing':
        return oneWord
      case 'slot':
        return { words: Math.max(1, this.valuesOf(node.name)), isOptional: false }
      case 'choice': {
        const items = node.items.map((item) => this.beginningOf(item))
        return {
          words: items.reduce((total, { words }) => total + words, 0),
          isOptional: items.some(({ isOptional }) => isOptional),
        }
      }
      case 'optional':
        return { ...this.beginningOf(node.item), isOptional: true }
      case 'rule':
        return this.beginningOf(node.item)
      case 'sequence':
      case 'repeat':
      case 'tag':
        return this.inTurn(this.partsOf(node))
    }
  }

  /** The parts of a sequence; `toJsgf` writes a sequence, the rounds of a repeat and a tag into what is around them. */
  private partsOf(node: CompiledNode): readonly Beginning[] {
    switch (node.kind) {
      case 'sequence':
        return node.items.flatMap((item) => this.partsOf(item))
      case 'repeat':
        return this.roundsOf(node)
      case 'tag':
        return this.partsOf(node.item)
      default:
        return [this.beginningOf(node)]
    }
  }

  /** An optional part adds the words of what follows to the choice. */
  private inTurn(parts: readonly Beginning[]): Beginning {
    return parts.reduceRight((next, { words, isOptional }) => {
      const all = words + (isOptional ? next.words : 0)
      this.most = Math.max(this.most, all)
      return { words: all, isOptional: isOptional && next.isOptional }
    }, nothing)
  }

  private roundsOf({ item, minimum, maximum }: RepeatNode): readonly Beginning[] {
    const once = this.beginningOf(item)
    const needed = Math.min(minimum, maxRounds)
    const others = maximum > maxRounds ? 1 : maximum - needed
    let rest = nothing
    for (let round = 0; round < others; round++) rest = { ...this.inTurn([once, rest]), isOptional: true }
    return [...Array.from({ length: needed }, () => once), rest]
  }

  private valuesOf(slot: string): number {
    const values = valuesOfSlot(this.grammar, slot, this.slots).map((value) => speechWords(value).join(' '))
    return new Set(values.filter((value) => value !== '')).size
  }
}
