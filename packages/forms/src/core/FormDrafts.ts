import type { FormApi } from 'final-form'
import { createContext, useCallback, useContext } from 'react'

/** A form whose values are stored as a draft. */
export type KeptForm = {
  readonly form: FormApi
  /** Names of fields that must not be stored, such as passwords and codes. */
  readonly secrets: ReadonlySet<string>
}

/** Stores the values of forms, by form name, until they are accepted or discarded. */
export type FormDrafts = {
  /**
   * Restores the draft of a form and saves its changes.
   * @returns a function that stops saving.
   */
  readonly keep: (name: string, kept: KeptForm) => () => void
  /** The draft with a name. Its shape is unknown, because another version may have written it. */
  readonly read: (name: string) => unknown
  /** Stores values that were entered outside a form, as JSON. */
  readonly write: (name: string, value: unknown) => void
  /** Deletes a draft, because its form was discarded. */
  readonly forget: (name: string) => void
}

/** Provides the store of drafts to the forms below. Without it nothing is stored. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined)

/** Returns a function that deletes the draft of a form, to be called when the user discards the form. */
export function useForgetDraft(name: string): () => void {
  const drafts = useContext(FormDraftsContext)
  return useCallback(() => drafts?.forget(name), [drafts, name])
}
