import type { User } from '@saywright/api/contract'
import { createFormDrafts, FormDraftsContext } from '@saywright/forms'
import { type ReactNode, useMemo } from 'react'
import { tabStorage } from '../storage/browserStorage.js'

export type AccountDraftsProps = { user: Pick<User, 'id'> | undefined; children: ReactNode }

/** Stores drafts of the forms below for this tab: they outlive a reload and the end of the session. */
export function AccountDrafts({ user, children }: AccountDraftsProps) {
  const id = user?.id
  const drafts = useMemo(() => (id === undefined ? undefined : createFormDrafts(tabStorage, id)), [id])
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>
}
