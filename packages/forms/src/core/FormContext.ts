import { createContext, useContext } from 'react'
import type { Checks } from './createChecks.js'
import type { FieldErrorStore } from './createFieldErrors.js'
import type { FieldStores } from './createFieldStore.js'
import type { ErrorWords } from './errorKeys.js'

export type FormContextValue = {
  checks: Checks
  errors: FieldErrorStore
  fields: FieldStores
  /** Called before a submit, so that no typed character is missing from what is sent. */
  drafts: Set<() => void>
  /** Fields whose value is kept nowhere. */
  secrets: Set<string>
  /** The fields that stand on the page, each with its own sentences. */
  drawn: Map<string, ErrorWords>
  /** Sentences of the form, for all of its fields. */
  words: ErrorWords | undefined
  isReadOnly: boolean
  /** Under which what is typed is kept. */
  name: string | undefined
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('A form field stands inside a ValidatedForm')
  return context
}
