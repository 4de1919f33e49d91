import type { ReactNode } from 'react'
import { useDraft } from './useDraft.js'
import type { FormField } from './useFormField.js'
import type { HeldField } from './useHeldField.js'

export type DraftProps = { of: HeldField<string>; children: (field: FormField) => ReactNode }

/** The part of a field that is drawn for each character; the form and what is known of the field wait for the next task. */
export function Draft({ of, children }: DraftProps) {
  return children(useDraft(of))
}
