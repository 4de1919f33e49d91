import type { FormApi } from 'final-form'
import { createContext, useCallback, useContext } from 'react'

/** A form whose text is kept. */
export type KeptForm = {
  readonly form: FormApi
  /** The names of fields that hold what must not be kept: passwords, codes. */
  readonly secrets: ReadonlySet<string>
}

/** Keeps what is typed in forms, by their names, while it is neither accepted nor discarded. */
export type FormDrafts = {
  /** Gives a form back what was typed in it, and follows it. @returns stops following. */
  readonly keep: (name: string, kept: KeptForm) => () => void
  /** What was written under a name; anything, as another version may have written it. */
  readonly read: (name: string) => unknown
  /** Keeps what is typed outside of a form, as JSON. */
  readonly write: (name: string, value: unknown) => void
  /** What was typed in a form was discarded. */
  readonly forget: (name: string) => void
}

/** Where the forms below keep what is typed in them; without it, nowhere. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined)

/** For the way out of a form: what was typed in it is discarded. */
export function useForgetDraft(name: string): () => void {
  const drafts = useContext(FormDraftsContext)
  return useCallback(() => drafts?.forget(name), [drafts, name])
}
