import type { Analysis } from '../analyze.js'
import { type CompiledNode, valuesOfSlot } from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Range } from '../syntax/position.js'
import { slotsOf } from './slotsOf.js'

/** A slot of which no value can be said. */
export interface SlotWithoutValues {
  /** Name without brackets; that of an imported grammar is before it, as in `phone.contact`. */
  readonly name: string
  /** Range of its declaration; of an imported slot, the first reference in the text that leads to it. */
  readonly range: Range
  /** Name of the imported grammar that declares it; `undefined` for the grammar itself. */
  readonly grammar: string | undefined
}

/**
 * The slots that sentences need and that have no values: neither in the text nor among the given ones. Every sentence through
 * one of them is lost. A slot that nothing refers to is not among them.
 *
 * @param given values by slot, in place of the defaults in the text.
 * @returns in text order.
 */
export function slotsWithoutValues(analysis: Analysis, given: SlotValues = {}): SlotWithoutValues[] {
  const { compiled, symbols } = analysis
  const isEmpty = (name: string) =>
    valuesOfSlot(compiled, name, given).every((value) => wordsOfSentence(value).length === 0)
  const exported = new Set(symbols.exports.map(({ rule }) => rule.name))
  const own = slotsOf(analysis)
    .filter(({ name, references }) => (references.length > 0 || exported.has(name)) && isEmpty(name))
    .map(({ name, declaration }) => ({ name, range: declaration, grammar: undefined }))
  const imported = importedSlots(compiled.root)
    .filter(({ name }) => isEmpty(name))
    .map((slot) => ({ name: slot.name, range: ownPlace(compiled, slot), grammar: slot.grammar }))
  return [...own, ...imported].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}

type Slot = Extract<CompiledNode, { kind: 'slot' }>

/** The slots of imported grammars that are reached, each once. */
function importedSlots(root: CompiledNode): Slot[] {
  const found = new Map<string, Slot>()
  // Bodies of rules are shared: each node is looked at once.
  const seen = new Set<CompiledNode>()
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'slot') {
      if (node.grammar !== undefined && !found.has(node.name)) found.set(node.name, node)
    } else if ('items' in node) waiting.push(...node.items)
    else if ('item' in node) waiting.push(node.item)
  }
  return [...found.values()]
}
