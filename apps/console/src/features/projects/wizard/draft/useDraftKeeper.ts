import { type ApiError, failed, type Loadable, loading, ready, toApiError } from '@saywright/api/contract'
import { useDeleteProjectDraft, useProjectDraftReading, useSaveProjectDraft } from '@saywright/api/react'
import { deviceStorage } from '@saywright/shell'
import { useEffect, useRef, useState } from 'react'
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.js'
import { copyStorage } from './deviceCopy.js'

/** The keeper of the draft, and a function that restarts from the version of the server. */
export type OpenDraft = { readonly keeper: DraftKeeper; readonly reload: () => void }

/** The draft of a person, read once, and what keeps it from then on. */
export function useDraftKeeper(accountId: number | undefined, onGone: () => void): Loadable<OpenDraft> {
  const readDraft = useProjectDraftReading()
  const save = useSaveProjectDraft()
  const remove = useDeleteProjectDraft()
  const [attempt, setAttempt] = useState(0)
  const [keeper, setKeeper] = useState<DraftKeeper>()
  const [error, setError] = useState<ApiError>()
  const gone = useRef(onGone)
  gone.current = onGone

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (accountId === undefined) return undefined
    let isWanted = true
    let made: DraftKeeper | undefined
    const retry = () => made?.retry()
    readDraft().then(
      (kept) => {
        if (!isWanted) return
        made = createDraftKeeper({
          kept: kept ?? undefined,
          copy: copyStorage(() => deviceStorage, accountId),
          read: readDraft,
          save: (body) => save({ body, isFailureShown: true }),
          remove: () => remove({ isFailureShown: true }),
          onGone: () => gone.current(),
        })
        setKeeper(made)
      },
      (thrown) => isWanted && setError(toApiError(thrown)),
    )
    window.addEventListener('online', retry)
    return () => {
      isWanted = false
      window.removeEventListener('online', retry)
      made?.stop()
    }
  }, [accountId, readDraft, save, remove, attempt])

  const reload = () => {
    setError(undefined)
    setKeeper(undefined)
    setAttempt(attempt + 1)
  }
  if (keeper) return ready({ keeper, reload })
  return error ? failed(error, reload) : loading
}
