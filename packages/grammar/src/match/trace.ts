import type { CompiledNode, RepeatNode, SlotNode } from '../compile/node.js'
import type { SlotTree } from '../compile/slotTree.js'
import type { Range } from '../syntax/position.js'
import { type Ends, type Matcher, mostRounds } from './Matcher.js'

/** One step of the way a sentence takes through the source. */
export interface PathStep {
  /** `rule` is a reference that was followed; the others say words. */
  readonly kind: 'rule' | 'word' | 'slot' | 'any'
  /** In the source; within an imported rule, the reference that led there. */
  readonly range: Range
  /** The rule in whose body the step stands, without brackets. */
  readonly rule: string
  /** The imported grammar in which that rule is; undefined for a rule of the grammar itself. */
  readonly grammar: string | undefined
  /** Name of the rule or slot; empty for words and any speech. */
  readonly name: string
  /** What is said there: the grammar's spelling, the slot's value, or the sentence's own words. */
  readonly text: string
  /** The words of the sentence it covers: from this index (0 is the first word) … */
  readonly from: number
  /** … up to, not including, this one. */
  readonly to: number
  readonly isOptional: boolean
  /** Name of the innermost tag around it. */
  readonly tag: string | undefined
  /** Return value of the term it stands in. */
  readonly value: string | undefined
}

interface Around extends Pick<PathStep, 'isOptional' | 'tag' | 'value'> {
  /** The reference of the grammar itself that led into an imported one. */
  readonly reference?: Range | undefined
}

/** Follows one reading of a matched sentence: the first alternative that fits, terms as long as they can be. */
export class Trace {
  readonly steps: PathStep[] = []
  readonly tags: [name: string, value: string][] = []

  constructor(private readonly matcher: Matcher) {}

  follow(node: CompiledNode, from: number, to: number, around: Around): string {
    switch (node.kind) {
      case 'word':
        return this.step(node, from, to, around, '', node.text)
      case 'any':
        return from === to
          ? ''
          : this.step(node, from, to, around, '', this.matcher.words.slice(from, to).join(' '))
      case 'slot':
        return this.followSlot(node, from, to, around)
      case 'choice': {
        const item = node.items.find((candidate) => this.matcher.ends(candidate, from).has(to))
        return item ? this.follow(item, from, to, around) : ''
      }
      case 'sequence':
        return this.followItems(node.items, from, to, around)
      case 'optional':
        return this.matcher.ends(node.item, from).has(to) && from !== to
          ? this.follow(node.item, from, to, { ...around, isOptional: true })
          : ''
      case 'repeat':
        return this.followItems(this.roundsOf(node, from, to), from, to, around)
      case 'tag':
        return this.followTag(node, from, to, around)
      case 'rule': {
        const place = this.steps.length
        const reference = around.reference ?? (node.item.grammar === undefined ? undefined : node.range)
        const text = this.follow(node.item, from, to, { ...around, isOptional: false, reference })
        if (from !== to) this.steps.splice(place, 0, stepOf(node, from, to, around, node.name, text))
        return text
      }
      case 'nothing':
        return ''
    }
  }

  private followTag(
    node: Extract<CompiledNode, { kind: 'tag' }>,
    from: number,
    to: number,
    around: Around,
  ): string {
    const tag: [string, string] = [node.name, node.value ?? '']
    this.tags.push(tag)
    const inside = node.value === undefined ? { ...around, tag: node.name } : { ...around, value: node.value }
    const text = this.follow(node.item, from, to, inside)
    if (node.value === undefined) tag[1] = text
    return text
  }

  private followSlot(slot: SlotNode, from: number, to: number, around: Around): string {
    let place: SlotTree | undefined = this.matcher.treeOf(slot)
    for (let position = from; position < to; position++)
      place = place?.next.get(this.matcher.words[position] ?? '')
    const value = place?.values[0] ?? ''
    this.tags.push([`<${slot.name}>`, value])
    return this.step(slot, from, to, around, slot.name, value)
  }

  private followItems(items: readonly CompiledNode[], from: number, to: number, around: Around): string {
    const places = this.placesBetween(items, from, to)
    const texts = items.map((item, index) =>
      this.follow(item, places[index] ?? from, places[index + 1] ?? to, around),
    )
    return texts.filter((text) => text !== '').join(' ')
  }

  /** Where each item begins, and the end: found backwards so that earlier items take as much as they can. */
  private placesBetween(items: readonly CompiledNode[], from: number, to: number): number[] {
    const reached: Ends[] = [new Map([[from, 1]])]
    for (const item of items) reached.push(this.matcher.continueWith(reached.at(-1) as Ends, item))
    const places = [to]
    for (let index = items.length - 1; index >= 0; index--) {
      const next = places[0] as number
      const candidates = [...(reached[index]?.keys() ?? [])].filter((position) =>
        this.matcher.ends(items[index] as CompiledNode, position).has(next),
      )
      places.unshift(Math.max(...candidates))
    }
    return places
  }

  private roundsOf(node: RepeatNode, from: number, to: number): CompiledNode[] {
    const rounds = this.matcher.rounds(node, from)
    const extra = rounds.findIndex((ends) => ends.has(to))
    return Array.from({ length: Math.min(node.minimum, mostRounds) + Math.max(extra, 0) }, () => node.item)
  }

  private step(
    node: CompiledNode,
    from: number,
    to: number,
    around: Around,
    name: string,
    text: string,
  ): string {
    this.steps.push(stepOf(node, from, to, around, name, text))
    return text
  }
}

function stepOf(
  node: CompiledNode,
  from: number,
  to: number,
  { reference, ...around }: Around,
  name: string,
  text: string,
): PathStep {
  const kind = node.kind as PathStep['kind']
  const { rule, grammar, range } = node
  return { kind, range: reference ?? range, rule, grammar, name, text, from, to, ...around }
}
