import type { ReactNode } from 'react'
import { useDraft } from './useDraft.js'
import type { FormField } from './useFormField.js'
import type { HeldField } from './useHeldField.js'

export type DraftProps = { of: HeldField<string>; children: (field: FormField) => ReactNode }

/**
 * Renders the part of a field that updates at every character; the form and other parts of the field update
 * in the next task.
 */
export function Draft({ of, children }: DraftProps) {
  return children(useDraft(of))
}
