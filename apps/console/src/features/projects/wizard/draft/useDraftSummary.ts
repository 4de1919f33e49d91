import { useDeleteProjectDraft, useProjectDraft } from '@saywright/api/react'
import { deviceStorage } from '@saywright/shell'
import { copyStorage } from './deviceCopy.js'
import { type DraftSummary, draftSummary } from './draftSummary.js'

/** What the server has of the draft of a person; `remove` deletes it, and what this device holds of it. */
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
