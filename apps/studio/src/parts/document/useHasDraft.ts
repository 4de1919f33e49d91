import { deviceStorage } from '@saywright/shell'
import { useState } from 'react'
import { loadDraft } from './draftStore.js'
import { type DocumentKind, draftOwner, isDraftOf } from './useEditedDocument.js'

/** Whether this browser keeps changes of a model that were not saved. */
export function useHasDraft<Content>(kind: DocumentKind<Content>, modelId: number): boolean {
  const [hasDraft] = useState(
    () => loadDraft(deviceStorage, draftOwner(kind, modelId), isDraftOf(kind), 'draft') !== undefined,
  )
  return hasDraft
}
