import type { CompiledNode, SlotNode } from '../compile/node.js'
import type { Range } from '../syntax/position.js'
import type { CostTables } from './CostTables.js'
import { type CostTable, replacementCost, silenceTable } from './costs.js'

/** Change of one word on the way to the nearest sentence. */
export type NearestStep =
  | { readonly kind: 'keep'; readonly said: string; readonly word: string; readonly range: Range }
  | { readonly kind: 'replace'; readonly said: string; readonly word: string; readonly range: Range }
  | { readonly kind: 'add'; readonly word: string; readonly range: Range }
  | { readonly kind: 'remove'; readonly said: string }

/** Follows the cheapest way through cost tables that are already computed. */
export class NearestTrace {
  readonly steps: NearestStep[] = []

  /** The reference of the grammar itself that led into an imported one. */
  private reference: Range | undefined

  constructor(private readonly tables: CostTables) {}

  follow(node: CompiledNode, from: number, to: number): void {
    switch (node.kind) {
      case 'word':
        this.sayAll(node.words, this.placeOf(node), from, to, node.text)
        return
      case 'any':
        for (const said of this.tables.words.slice(from, to)) {
          this.steps.push({ kind: 'keep', said, word: said, range: this.placeOf(node) })
        }
        return
      case 'slot':
        this.followSlot(node, from, to)
        return
      case 'choice': {
        const cost = this.tables.of(node).get(from, to)
        const item = node.items.find((candidate) => this.tables.of(candidate).get(from, to) === cost)
        if (item) this.follow(item, from, to)
        return
      }
      case 'sequence':
        this.followItems(node.items, from, to)
        return
      case 'optional': {
        const said = this.tables.of(node.item).get(from, to)
        if (said < silenceTable(this.tables.words.length).get(from, to)) this.follow(node.item, from, to)
        else this.remove(from, to)
        return
      }
      case 'repeat': {
        const rounds = this.tables.rounds(node)
        const cost = this.tables.of(node).get(from, to)
        const count = rounds.findIndex(
          (table, index) => index >= node.minimum && table.get(from, to) === cost,
        )
        const items = Array.from({ length: count }, () => node.item)
        if (count === 0) this.remove(from, to)
        else this.followItems(items, from, to)
        return
      }
      case 'tag':
        this.follow(node.item, from, to)
        return
      case 'rule': {
        const { reference } = this
        if (node.item.grammar !== undefined) this.reference ??= node.range
        this.follow(node.item, from, to)
        this.reference = reference
        return
      }
      case 'nothing':
        return
    }
  }

  private placeOf({ range }: CompiledNode): Range {
    return this.reference ?? range
  }

  private followItems(items: readonly CompiledNode[], from: number, to: number): void {
    const tables = items.map((item) => this.tables.of(item))
    const places = this.placesBetween(tables, from, to)
    for (const [index, item] of items.entries())
      this.follow(item, places[index] ?? from, places[index + 1] ?? to)
  }

  private followSlot(slot: SlotNode, from: number, to: number): void {
    const cost = this.tables.of(slot).get(from, to)
    for (const words of this.tables.valuesOf(slot.name)) {
      const tables = words.map((word) => this.tables.ofWord(word))
      if (this.tables.sequence(tables).get(from, to) !== cost) continue
      this.sayAll(words, this.placeOf(slot), from, to)
      return
    }
  }

  /** @param text how the grammar spells a word that is compared as one. */
  private sayAll(words: readonly string[], range: Range, from: number, to: number, text?: string): void {
    const tables = words.map((word) => this.tables.ofWord(word))
    const places = this.placesBetween(tables, from, to)
    for (const [index, word] of words.entries()) {
      const written = words.length === 1 ? (text ?? word) : word
      this.say(word, written, range, places[index] ?? from, places[index + 1] ?? to)
    }
  }

  /** Where each part begins, and the end, on a cheapest way. */
  private placesBetween(tables: readonly CostTable[], from: number, to: number): number[] {
    const before = [silenceTable(this.tables.words.length)]
    for (const [index, table] of tables.entries()) {
      before.push(index === 0 ? table : (before[index] as CostTable).followedBy(table))
    }
    const places = [to]
    for (let index = tables.length - 1; index > 0; index--) {
      const next = places[0] as number
      const cost = (before[index + 1] as CostTable).get(from, next)
      let place = from
      while (
        place < next &&
        !this.isWay(before[index] as CostTable, tables[index] as CostTable, [from, place, next], cost)
      ) {
        place += 1
      }
      places.unshift(place)
    }
    return [from, ...places]
  }

  private isWay(
    first: CostTable,
    second: CostTable,
    [from, place, to]: [number, number, number],
    cost: number,
  ): boolean {
    return first.get(from, place) + second.get(place, to) === cost
  }

  private say(word: string, text: string, range: Range, from: number, to: number): void {
    const said = this.tables.words.slice(from, to)
    const costs = said.map((candidate) => replacementCost(candidate, word))
    const kept = costs.indexOf(Math.min(...costs))
    if (kept === -1) this.steps.push({ kind: 'add', word: text, range })
    for (const [index, candidate] of said.entries()) {
      if (index !== kept) this.steps.push({ kind: 'remove', said: candidate })
      else
        this.steps.push({ kind: costs[kept] === 0 ? 'keep' : 'replace', said: candidate, word: text, range })
    }
  }

  private remove(from: number, to: number): void {
    for (const said of this.tables.words.slice(from, to)) this.steps.push({ kind: 'remove', said })
  }
}
