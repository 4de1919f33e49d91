import { type CompiledGrammar, type CompiledNode, type RepeatNode, valuesOfSlot } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { CostTable, silenceTable, wordTable } from './costs.js'

const maxValuesOfSlot = 2000
const maxRounds = 64

/** Cost tables of the nodes of a grammar for one sentence, each computed once. */
export class CostTables {
  private readonly byNode = new Map<number, CostTable>()
  private readonly byWord = new Map<string, CostTable>()

  constructor(
    private readonly grammar: CompiledGrammar,
    readonly words: readonly string[],
    private readonly slots: SlotValues,
  ) {}

  of(node: CompiledNode): CostTable {
    const known = this.byNode.get(node.id)
    if (known) return known
    const table = this.compute(node)
    this.byNode.set(node.id, table)
    return table
  }

  ofWord(word: string): CostTable {
    const known = this.byWord.get(word)
    if (known) return known
    const table = wordTable(this.words, word)
    this.byWord.set(word, table)
    return table
  }

  valuesOf(slot: string): string[][] {
    return valuesOfSlot(this.grammar, slot, this.slots).slice(0, maxValuesOfSlot).map(wordsOfSentence)
  }

  /** Tables of as many rounds of a repeat as could be of use, the least number first. */
  rounds(node: RepeatNode): CostTable[] {
    if (node.minimum > maxRounds) return []
    const last = Math.min(node.maximum, node.minimum + this.words.length, maxRounds)
    const rounds = [silenceTable(this.words.length)]
    for (let round = 1; round <= last; round++)
      rounds.push((rounds[round - 1] as CostTable).followedBy(this.of(node.item)))
    return rounds
  }

  sequence(tables: readonly CostTable[]): CostTable {
    const [first, ...others] = tables
    return others.reduce((table, other) => table.followedBy(other), first ?? silenceTable(this.words.length))
  }

  private compute(node: CompiledNode): CostTable {
    const count = this.words.length
    switch (node.kind) {
      case 'word':
        return this.sequence(node.words.map((word) => this.ofWord(word)))
      case 'any':
        return silenceTable(count, 0)
      case 'slot':
        return this.least(
          this.valuesOf(node.name).map((words) => this.sequence(words.map((word) => this.ofWord(word)))),
        )
      case 'sequence':
        return this.sequence(node.items.map((item) => this.of(item)))
      case 'choice':
        return this.least(node.items.map((item) => this.of(item)))
      case 'optional':
        return this.least([silenceTable(count), this.of(node.item)])
      case 'repeat':
        return this.least(this.rounds(node).slice(node.minimum))
      case 'tag':
      case 'rule':
        return this.of(node.item)
      case 'nothing':
        return new CostTable(count)
    }
  }

  private least(tables: readonly CostTable[]): CostTable {
    const result = new CostTable(this.words.length)
    for (const table of tables) result.take(table)
    return result
  }
}
