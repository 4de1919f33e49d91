import type { DynamicSlot } from '@saywright/api/contract'
import type { SlotValues } from '@saywright/grammar'

/** The values of slots by their names, without brackets. */
export const slotsByName = (dynamicSlots: readonly DynamicSlot[]): SlotValues =>
  Object.fromEntries(dynamicSlots.map(({ name, values }) => [name.replace(/^<|>$/g, ''), values]))
