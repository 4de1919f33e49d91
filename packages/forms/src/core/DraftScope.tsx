import { type ReactNode, useContext, useMemo } from 'react'
import { type FormDrafts, FormDraftsContext } from './FormDrafts.js'

export type DraftScopeProps = {
  /** Identifies the object, for example `model-11`. */
  of: string
  children: ReactNode
}

/**
 * Assigns the drafts of the forms below to an object, so that the same form of another object has its own
 * draft.
 */
export function DraftScope({ of, children }: DraftScopeProps) {
  const drafts = useContext(FormDraftsContext)
  const own = useMemo(() => drafts && within(drafts, `${of}/`), [drafts, of])
  return <FormDraftsContext value={own}>{children}</FormDraftsContext>
}

const within = ({ keep, read, write, forget }: FormDrafts, scope: string): FormDrafts => ({
  keep: (name, kept) => keep(scope + name, kept),
  read: (name) => read(scope + name),
  write: (name, value) => write(scope + name, value),
  forget: (name) => forget(scope + name),
})
