import type { ErrorMessages } from './errorKeys.js'
import type { FieldName } from './fieldNames.js'
import { type FormField, useDraft } from './useDraft.js'
import { useHeldField } from './useHeldField.js'

export type { FormField }

/**
 * Binds a text field to the form around it. The component renders at every character; use a `Draft` beside
 * expensive content.
 * @param words error messages that are more precise than the default ones.
 */
export function useFormField(name: FieldName<string>, words?: ErrorMessages): FormField {
  return useDraft(useHeldField(name, words))
}
