import {
  getVoiceCommandModel,
  getVoiceCommandVersion,
  limits,
  listVoiceCommandVersions,
  toApiError,
} from '@saywright/api/contract'
import { useClient, useSaveVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMemo, useRef, useState } from 'react'
import type { Conflict, RemoteVersion } from './Conflict.js'
import { type Content, isSameContent, isSameList } from './grammarDocument.js'
import type { OpenDocument } from './useGrammarDocument.js'

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed'

export type Saving = {
  readonly state: SaveState
  readonly save: () => Promise<boolean>
  readonly conflict: Conflict | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly merge: (merged: Content) => void
  readonly cancelConflict: () => void
  /** Names of the models that import from this one and would have errors by the save; it waits for a decision. */
  readonly breaking: string | undefined
  readonly saveAnyway: () => void
  readonly cancelBreaking: () => void
  /** Names the version of the next save, unless the text is by then back to the one before the change. */
  readonly nameNext: (label: string, before: string) => void
}

/**
 * Saves a grammar, and asks what to do when someone else was faster.
 *
 * @param isUsed whether others import from it: a save that would break them requires confirmation.
 * @param onGone called when the model no longer exists on the server.
 */
export function useSaving(
  projectId: number,
  modelId: number,
  open: OpenDocument,
  isUsed: boolean,
  onGone: () => void,
): Saving {
  const client = useClient()
  const { tell } = useShell()
  const saveModel = useSaveVoiceCommandModel()
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle')
  const [found, setFound] = useState<{ theirs: RemoteVersion; base: Content | undefined }>()
  const [breaking, setBreaking] = useState<string>()
  const named = useRef<{ label: string; before: string }>(undefined)
  const underWay = useRef<Promise<boolean>>(undefined)
  const { document } = open
  const params = { id: projectId, modelId }

  const send = async (revision: number, content: Content, keepsUsers = isUsed): Promise<boolean> => {
    const { text: grammar, slots, suite } = content
    setStatus('saving')
    try {
      const label = named.current?.before === grammar ? undefined : named.current?.label
      const body = {
        ...{ revision, grammar },
        ...(!isSameList(slots, document.base.slots) && { slots: [...slots] }),
        ...(!isSameList(suite, document.base.suite) && { suite: [...suite] }),
        ...(label && { label }),
        ...(keepsUsers && { keep_users: true }),
      }
      const saved = await saveModel({ params, body, quiet: true, isFailureShown: true })
      named.current = undefined
      open.acceptSaved({ grammar, slots, suite, revision: saved.revision })
      setStatus('idle')
      return true
    } catch (thrown) {
      const error = toApiError(thrown)
      const isConflict = error.code === 'changed_elsewhere'
      const isBreaking = error.code === 'users_would_break'
      setStatus(isConflict || isBreaking ? 'idle' : 'failed')
      if (isBreaking) {
        setBreaking(error.errors?.models ?? '')
        return false
      }
      // The dialog of this screen offers a solution; the common one only reports.
      if (isConflict) return goOnOrAsk(content)
      if (error.kind === 'notFound') onGone()
      else tell(error)
      return false
    }
  }
  const goOnOrAsk = async (content: Content): Promise<boolean> => {
    const { revision } = document.base
    // The author, and the common base, help to decide; without them the question is asked all the same.
    const [theirs, versions, base] = await Promise.all([
      client.send(getVoiceCommandModel, { params, quiet: true }).catch(() => undefined),
      client
        .send(listVoiceCommandVersions, { params, query: { pageSize: 1 }, quiet: true })
        .catch(() => undefined),
      client
        .send(getVoiceCommandVersion, { params: { ...params, versionId: revision }, quiet: true })
        .catch(() => undefined),
    ])
    if (!theirs) {
      setStatus('failed')
      return false
    }
    // The name or the settings were changed, and no text is in question.
    if (base && isSameContent(theirs, { ...base, slots: base.dynamic_slots }))
      return send(theirs.revision, content)
    setFound({
      theirs: { ...theirs, by: versions?.data[0]?.author?.name },
      base: base && { text: base.grammar, slots: base.dynamic_slots, suite: base.suite },
    })
    return false
  }
  const save = (revision = document.base.revision, keepsUsers = isUsed): Promise<boolean> => {
    if (!open.isChanged && revision === document.base.revision) return Promise.resolve(true)
    underWay.current ??= send(revision, document, keepsUsers).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  const conflict = useMemo(() => found && { ...found, mine: document }, [found, document])
  /** Decides what becomes of both texts. */
  const decide = (how: (theirs: RemoteVersion) => void) => {
    setFound(undefined)
    if (found) how(found.theirs)
  }
  return {
    state: stateOf(status, open.isChanged),
    save: () => save(),
    nameNext: (label, before) => {
      named.current = { label: label.slice(0, limits.nameMaxCharacters).trim(), before }
    },
    conflict,
    keepMine: () => decide((theirs) => void save(theirs.revision)),
    takeTheirs: () => decide(open.takeServer),
    merge: (merged) => decide((theirs) => open.takeMerged(theirs, merged)),
    cancelConflict: () => setFound(undefined),
    breaking,
    saveAnyway: () => {
      setBreaking(undefined)
      void save(document.base.revision, false)
    },
    cancelBreaking: () => setBreaking(undefined),
  }
}

function stateOf(status: 'idle' | 'saving' | 'failed', isChanged: boolean): SaveState {
  if (status === 'saving') return 'saving'
  if (!isChanged) return 'saved'
  return status === 'failed' ? 'failed' : 'changed'
}
