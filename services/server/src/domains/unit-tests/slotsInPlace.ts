import { type DynamicSlot, nameKey } from '@saywright/api/contract'

/** The slots of a model with the values of a test in place of its own. */
export function slotsInPlace(model: readonly DynamicSlot[], test: readonly DynamicSlot[]): DynamicSlot[] {
  const own = new Set(test.map(({ name }) => nameKey(name)))
  return [...model.filter(({ name }) => !own.has(nameKey(name))), ...test]
}
