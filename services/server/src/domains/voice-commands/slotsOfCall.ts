import { compile, type DynamicSlot, exportSlots, nameKey } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'

const isSlots = compile(exportSlots)

/**
 * The slots of a model with the values of a call in place of its own.
 *
 * @param written lists by the names of slots, in JSON; those of the model alone when it is absent.
 * @throws ApiFailure `incorrect_form` for anything else.
 */
export function slotsOfCall(
  model: readonly DynamicSlot[],
  written: string | undefined,
): readonly DynamicSlot[] {
  if (written === undefined) return model
  const given = new Map(
    Object.entries(valuesIn(written)).map(([name, values]) => [nameKey(name), { name, values }]),
  )
  return [...model.filter(({ name }) => !given.has(nameKey(name))), ...given.values()]
}

function valuesIn(written: string): Record<string, string[]> {
  try {
    const values: unknown = JSON.parse(written)
    if (isSlots(values)) return values
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw incorrectForm({ slots: 'invalid' })
}
