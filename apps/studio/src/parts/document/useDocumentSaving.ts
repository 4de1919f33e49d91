import { type ApiError, toApiError } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { useMemo, useRef, useState } from 'react'
import type { IsSame, Saved } from './editedDocument.js'
import type { OpenEdited } from './useEditedDocument.js'

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed'

/** The version that someone else saved, with its author, where known. */
export type RemoteVersion<Content> = Saved<Content> & {
  readonly updated_at: string
  readonly by: string | undefined
}

export type DocumentConflict<Content> = { readonly theirs: RemoteVersion<Content>; readonly mine: Content }

/** The calls of a kind of model. They reject with an ApiError that nothing else has shown. */
export type SavingCalls<Content> = {
  /** @returns the new revision. */
  readonly send: (revision: number, content: Content) => Promise<number>
  readonly readTheirs: () => Promise<RemoteVersion<Content>>
}

export type DocumentSaving<Content> = {
  readonly state: SaveState
  /** @returns whether the server holds the content now. */
  readonly save: () => Promise<boolean>
  readonly conflict: DocumentConflict<Content> | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly cancelConflict: () => void
}

/**
 * Saves the content of a model, and asks what to do when someone else was faster.
 *
 * @param onGone called when the model no longer exists on the server.
 */
export function useDocumentSaving<Content>(
  open: OpenEdited<Content>,
  isSame: IsSame<Content>,
  calls: SavingCalls<Content>,
  onGone: () => void,
): DocumentSaving<Content> {
  const { tell } = useShell()
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle')
  const [theirs, setTheirs] = useState<RemoteVersion<Content>>()
  const underWay = useRef<Promise<boolean>>(undefined)
  const { content, base } = open.document

  const send = async (revision: number): Promise<boolean> => {
    setStatus('saving')
    try {
      open.acceptSaved({ revision: await calls.send(revision, content), content })
      setStatus('idle')
      return true
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'changed_elsewhere') return goOnOrAsk()
      fail(error)
      return false
    }
  }
  const fail = (error: ApiError) => {
    setStatus('failed')
    if (error.kind === 'notFound') onGone()
    else tell(error)
  }
  const goOnOrAsk = async (): Promise<boolean> => {
    const found = await calls.readTheirs().catch((thrown: unknown) => {
      fail(toApiError(thrown))
      return undefined
    })
    if (!found) return false
    // The name was changed, and no content is in question.
    if (isSame(found.content, base.content)) return send(found.revision)
    setStatus('idle')
    setTheirs(found)
    return false
  }
  const save = (revision = base.revision): Promise<boolean> => {
    if (!open.isChanged && revision === base.revision) return Promise.resolve(true)
    underWay.current ??= send(revision).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  const conflict = useMemo(() => theirs && { theirs, mine: content }, [theirs, content])
  /** Decides what becomes of both versions. */
  const decide = (how: (found: RemoteVersion<Content>) => void) => {
    setTheirs(undefined)
    if (theirs) how(theirs)
  }
  return {
    state:
      status === 'saving' ? 'saving' : !open.isChanged ? 'saved' : status === 'failed' ? 'failed' : 'changed',
    save: () => save(),
    conflict,
    keepMine: () => decide((found) => void save(found.revision)),
    takeTheirs: () => decide(open.takeServer),
    cancelConflict: () => setTheirs(undefined),
  }
}
