import { useDeleteProjectDraft, useProjectDraft } from '@saywright/api/react'
import { deviceStorage } from '@saywright/shell'
import { copyStorage } from './deviceCopy.js'
import { type DraftSummary, draftSummary } from './draftSummary.js'

/** The draft of a user on the server; `remove` deletes it, and the copy of this device. */
export function useDraftSummary(accountId: number | undefined): {
  readonly draft: DraftSummary | undefined
  readonly remove: () => Promise<void>
} {
  const kept = useProjectDraft(accountId !== undefined).data?.draft
  const deleteDraft = useDeleteProjectDraft()
  const remove = async () => {
    await deleteDraft()
    if (accountId !== undefined) copyStorage(() => deviceStorage, accountId).clear()
  }
  return { draft: (kept && draftSummary(kept)) ?? undefined, remove }
}
