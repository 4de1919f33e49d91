import type { ErrorWords } from './errorKeys.js'
import type { FieldName } from './fieldNames.js'
import { type FormField, useDraft } from './useDraft.js'
import { useHeldField } from './useHeldField.js'

export type { FormField }

/**
 * A text field of the form around it, for fields drawn beside nothing heavy; others put a `Draft` between, which alone is
 * drawn while someone types.
 *
 * @param words sentences that say more than those of the dictionary, for the faults where this field can.
 */
export function useFormField(name: FieldName<string>, words?: ErrorWords): FormField {
  return useDraft(useHeldField(name, words))
}
