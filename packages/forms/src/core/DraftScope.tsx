import { type ReactNode, useContext, useMemo } from 'react'
import { type FormDrafts, FormDraftsContext } from './FormDrafts.js'

export type DraftScopeProps = {
  /** Names the object, such as `model-11`. */
  of: string
  children: ReactNode
}

/** What is typed below belongs to an object: the same form of another object keeps its own. */
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
