import { createContext, useContext } from 'react'
import type { Checks } from './createChecks.js'

export type Kit = {
  checks: Checks
  /** Called before a submit, so that no typed character is missing from what is sent. */
  drafts: Set<() => void>
  isReadOnly: boolean
}

export const FormContext = createContext<Kit | undefined>(undefined)

export function useKit(): Kit {
  const kit = useContext(FormContext)
  if (!kit) throw new Error('A kit field stands inside a KitForm')
  return kit
}
