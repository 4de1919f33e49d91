import type { CompiledNode, RepeatNode, SlotNode } from '../compile/node.js'
import type { SlotTree } from '../compile/slotTree.js'
import type { Mark, Reading } from '../meaning/mark.js'
import { joinWords } from '../syntax/elision.js'
import type { Range } from '../syntax/position.js'
import { type Ends, leastRounds, type Matcher } from './Matcher.js'

/** One step of the path of a sentence through the source. */
export interface PathStep {
  /** `rule` is a followed reference; the other kinds match words. */
  readonly kind: 'rule' | 'word' | 'slot' | 'any'
  /** Range in the source; within an imported rule, the reference that leads to it. */
  readonly range: Range
  /** Name of the rule whose body contains the step, without brackets. */
  readonly rule: string
  /** Name of the imported grammar that contains the rule; `undefined` for the grammar itself. */
  readonly grammar: string | undefined
  /** Name of the rule or slot; empty for words and any speech. */
  readonly name: string
  /** Text of the step: the spelling of the grammar, the value of the slot, or the words of the sentence. */
  readonly text: string
  /** Index of the first covered word of the sentence, from 0. */
  readonly from: number
  /** Index after the last covered word. */
  readonly to: number
  readonly isOptional: boolean
  /** Name of the innermost surrounding tag. */
  readonly tag: string | undefined
  /** Return value of the surrounding term. */
  readonly value: string | undefined
}

interface Around extends Pick<PathStep, 'isOptional' | 'tag' | 'value'> {
  /** The reference of the grammar itself that led into an imported one. */
  readonly reference?: Range | undefined
  /** Collects the marks inside. */
  readonly marks: Mark[]
}

/**
 * Follows one reading of a matched sentence. They are numbered from 0: by alternatives in their order, with terms that are
 * as long as they can be first.
 */
export class Trace {
  readonly steps: PathStep[] = []
  readonly tags: [name: string, value: string][] = []
  private readonly marks: Mark[] = []
  private readonly optional = new Set<number>()

  constructor(private readonly matcher: Matcher) {}

  /** The reading of the followed path. */
  get read(): Reading {
    return { marks: this.marks, words: this.matcher.words, optional: this.optional }
  }

  /** Follows the whole sentence from the root of its grammar. */
  followAll(root: CompiledNode, reading: number): void {
    const around = { isOptional: false, tag: undefined, value: undefined, marks: this.marks }
    this.follow(root, 0, this.matcher.words.length, around, reading)
  }

  private follow(node: CompiledNode, from: number, to: number, around: Around, reading: number): string {
    switch (node.kind) {
      case 'word':
        return this.step(node, from, to, around, '', node.text)
      case 'any':
        return from === to
          ? ''
          : this.step(node, from, to, around, '', joinWords(this.matcher.words.slice(from, to)))
      case 'slot':
        return this.followSlot(node, from, to, around, reading)
      case 'choice': {
        const items = this.matcher.alternatives(node, from)
        const { at, reading: inside } = pick(items, (item) => this.ways(item, from, to), reading)
        return this.follow(items[at] as CompiledNode, from, to, around, inside)
      }
      case 'sequence':
        return this.followItems(node.items, this.endsBetween(node.items, from), to, around, reading)
      case 'optional': {
        const silent = from === to ? 1 : 0
        if (reading < silent) return ''
        for (let word = from; word < to; word++) this.optional.add(word)
        return this.follow(node.item, from, to, { ...around, isOptional: true }, reading - silent)
      }
      case 'repeat':
        return this.followRounds(node, from, to, around, reading)
      case 'tag':
        return this.followTag(node, from, to, around, reading)
      case 'rule': {
        const place = this.steps.length
        const reference = around.reference ?? (node.item.grammar === undefined ? undefined : node.range)
        const marks: Mark[] = []
        const text = this.follow(
          node.item,
          from,
          to,
          { ...around, isOptional: false, reference, marks },
          reading,
        )
        around.marks.push({ kind: 'rule', name: node.name, value: text, from, to, marks })
        if (from !== to) this.steps.splice(place, 0, stepOf(node, from, to, around, node.name, text))
        return text
      }
      case 'nothing':
        return ''
    }
  }

  private ways(node: CompiledNode, from: number, to: number): number {
    return this.matcher.ends(node, from).get(to) ?? 0
  }

  private followTag(
    node: Extract<CompiledNode, { kind: 'tag' }>,
    from: number,
    to: number,
    around: Around,
    reading: number,
  ): string {
    const tag: [string, string] = [node.name, node.value ?? '']
    this.tags.push(tag)
    const marks: Mark[] = []
    const inside =
      node.value === undefined
        ? { ...around, tag: node.name, marks }
        : { ...around, value: node.value, marks }
    const text = this.follow(node.item, from, to, inside, reading)
    if (node.value === undefined) tag[1] = text
    const kind = node.value === undefined ? 'tag' : 'value'
    around.marks.push({ kind, name: node.name, value: tag[1], from, to, marks })
    return text
  }

  private followSlot(slot: SlotNode, from: number, to: number, around: Around, reading: number): string {
    let place: SlotTree | undefined = this.matcher.treeOf(slot)
    for (let position = from; position < to; position++)
      place = place?.next.get(this.matcher.words[position] ?? '')
    const value = place?.values[reading] ?? ''
    this.tags.push([`<${slot.name}>`, value])
    around.marks.push({ kind: 'slot', name: slot.name, value, from, to, marks: [] })
    return this.step(slot, from, to, around, slot.name, value)
  }

  private followRounds(node: RepeatNode, from: number, to: number, around: Around, reading: number): string {
    const rounds = this.matcher.rounds(node, from)
    const least = leastRounds(node)
    const { at, reading: inside } = pick(rounds.slice(least), (ends) => ends.get(to) ?? 0, reading)
    const items = Array.from({ length: least + at }, () => node.item)
    return this.followItems(items, rounds, to, around, inside)
  }

  private endsBetween(items: readonly CompiledNode[], from: number): Ends[] {
    const reached: Ends[] = [new Map([[from, 1]])]
    for (const item of items) reached.push(this.matcher.continueWith(reached.at(-1) as Ends, item))
    return reached
  }

  /**
   * Where each item begins is found backwards, so that earlier items take as much as they can.
   *
   * @param reached where each item can begin, and with how many readings before it.
   */
  private followItems(
    items: readonly CompiledNode[],
    reached: readonly Ends[],
    to: number,
    around: Around,
    reading: number,
  ): string {
    const parts: { item: CompiledNode; from: number; to: number; reading: number }[] = []
    let [end, left] = [to, reading]
    for (let index = items.length - 1; index >= 0; index--) {
      const item = items[index] as CompiledNode
      const before = reached[index] as Ends
      const begins = [...before.keys()].sort((one, other) => other - one)
      const waysFrom = (from: number) => (before.get(from) ?? 0) * this.ways(item, from, end)
      const { at, reading: inside } = pick(begins, waysFrom, left)
      const from = begins[at] as number
      const ways = this.ways(item, from, end)
      parts.unshift({ item, from, to: end, reading: inside % ways })
      end = from
      left = Math.floor(inside / ways)
    }
    const texts = parts.map((part) => this.follow(part.item, part.from, part.to, around, part.reading))
    return joinWords(texts)
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

/** Which of some things a reading is of, and which of its own. */
function pick<Thing>(things: readonly Thing[], waysOf: (thing: Thing) => number, reading: number) {
  let left = reading
  for (const [at, thing] of things.entries()) {
    const ways = waysOf(thing)
    if (left < ways) return { at, reading: left }
    left -= ways
  }
  throw new RangeError('A reading that is not there')
}

function stepOf(
  node: CompiledNode,
  from: number,
  to: number,
  { reference, marks: _marks, ...around }: Around,
  name: string,
  text: string,
): PathStep {
  const kind = node.kind as PathStep['kind']
  const { rule, grammar, range } = node
  return { kind, range: reference ?? range, rule, grammar, name, text, from, to, ...around }
}
