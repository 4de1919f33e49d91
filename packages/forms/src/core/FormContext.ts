import { createContext, useContext } from 'react'
import type { Checks } from './createChecks.js'
import type { FieldErrorStore } from './createFieldErrors.js'
import type { FieldStores } from './createFieldStore.js'
import type { ErrorMessages } from './errorKeys.js'

export type FormContextValue = {
  checks: Checks
  errors: FieldErrorStore
  fields: FieldStores
  /** Functions called before a submit, so that pending input is included. */
  drafts: Set<() => void>
  /** Names of fields that are excluded from drafts. */
  secrets: Set<string>
  /** The mounted fields, each with its own error messages. */
  drawn: Map<string, ErrorMessages>
  /** Error messages of the form, for all of its fields. */
  words: ErrorMessages | undefined
  isReadOnly: boolean
  /** Name under which drafts are stored. */
  name: string | undefined
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('A form field stands inside a ValidatedForm')
  return context
}
