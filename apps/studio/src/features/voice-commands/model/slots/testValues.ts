import type { DynamicSlot } from '@saywright/api/contract'
import { spellValue, valueKey } from '@saywright/grammar'

type Slots = readonly DynamicSlot[]

/** The name of a slot without brackets. */
const bare = (name: string) => name.replace(/^<|>$/g, '')

/** The values for tests of one slot, empty before any is added. */
export function valuesFor(slots: Slots, name: string): readonly string[] {
  return slots.find((slot) => bare(slot.name) === name)?.values ?? []
}

/** The slots with other values in one of them; a slot that was not there is added. */
export function withValues(slots: Slots, name: string, values: readonly string[]): DynamicSlot[] {
  const isKnown = slots.some((slot) => bare(slot.name) === name)
  const next = slots.map((slot) => (bare(slot.name) === name ? { ...slot, values: [...values] } : slot))
  return isKnown ? next : [...next, { name, values: [...values] }]
}

/** The slots with another name for one of them. */
export function withName(slots: Slots, name: string, wanted: string): DynamicSlot[] {
  return slots.map((slot) => (bare(slot.name) === name ? { ...slot, name: wanted } : slot))
}

export function withoutSlot(slots: Slots, name: string): DynamicSlot[] {
  return slots.filter((slot) => bare(slot.name) !== name)
}

/** Why a value cannot be one of a slot. */
export type ValueFault = { readonly reason: 'invalid' } | { readonly reason: 'taken'; readonly line: number }

/** @param self index of the value that is being changed, which may stay the same. */
export function faultOfValue(
  value: string,
  values: readonly string[],
  self?: number,
): ValueFault | undefined {
  if (spellValue(value) === undefined) return { reason: 'invalid' }
  const key = valueKey(value)
  const index = values.findIndex((other, place) => place !== self && valueKey(other) === key)
  return index < 0 ? undefined : { reason: 'taken', line: index + 1 }
}
