import type { DynamicSlot } from '@saywright/api/contract'
import type { Analysis } from '@saywright/grammar'
import { slotName } from './testValues.js'

/** The slots that a grammar declares, without brackets, each with the values that the model has for it. */
export function slotsOfGrammar(
  analysis: Analysis,
  ofModel: readonly DynamicSlot[],
): { readonly name: string; readonly values: readonly string[] }[] {
  const values = new Map(ofModel.map((slot) => [slotName(slot.name), slot.values]))
  const declared = analysis.symbols.slots.map(({ rule }) => slotName(rule.name))
  return [...new Set([...declared, ...values.keys()])].map((name) => ({
    name,
    values: values.get(name) ?? [],
  }))
}
