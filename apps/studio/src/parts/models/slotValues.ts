import type { DynamicSlot } from '@saywright/api/contract'
import type { SlotValues } from '@saywright/grammar'

/** The dynamic slots of a model as the grammar takes them, with or without the brackets around their names. */
export function slotValues(slots: readonly DynamicSlot[]): SlotValues {
  return Object.fromEntries(slots.map(({ name, values }) => [name.replace(/^<|>$/g, ''), values]))
}
