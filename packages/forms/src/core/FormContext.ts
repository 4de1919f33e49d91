import { createContext, useContext } from 'react'
import type { Checks } from './createChecks.js'
import type { FieldErrorStore } from './createFieldErrors.js'
import type { FieldStores } from './createFieldStore.js'

export type FormContextValue = {
  checks: Checks
  errors: FieldErrorStore
  fields: FieldStores
  /** Called before a submit, so that no typed character is missing from what is sent. */
  drafts: Set<() => void>
  /** Fields whose value is kept nowhere. */
  secrets: Set<string>
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
