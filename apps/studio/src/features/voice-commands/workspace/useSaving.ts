import { getVoiceCommandModel, toApiError, type VoiceCommandModel } from '@saywright/api/contract'
import { useClient, useSaveVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useRef, useState } from 'react'
import type { Conflict } from './ConflictDialog.js'
import type { OpenDocument } from './useGrammarDocument.js'
import type { SaveState } from './WorkspaceHead.js'

export type Saving = {
  readonly state: SaveState
  readonly save: () => Promise<boolean>
  readonly conflict: Conflict | undefined
}

/** Saves a grammar, and asks what to do when someone else was faster. */
export function useSaving(projectId: number, modelId: number, open: OpenDocument): Saving {
  const client = useClient()
  const { tell } = useShell()
  const saveModel = useSaveVoiceCommandModel()
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle')
  const [theirs, setTheirs] = useState<VoiceCommandModel>()
  const underWay = useRef<Promise<boolean>>(undefined)
  const { document } = open
  const params = { id: projectId, modelId }

  const send = async (revision: number, grammar: string): Promise<boolean> => {
    setStatus('saving')
    try {
      const body = { revision, grammar }
      const saved = await saveModel({ params, body, quiet: true, isFailureShown: true })
      open.acceptSaved({ grammar, revision: saved.revision })
      setStatus('idle')
      return true
    } catch (thrown) {
      const error = toApiError(thrown)
      const isConflict = error.code === 'changed_elsewhere'
      setStatus(isConflict ? 'idle' : 'failed')
      // The dialog of this screen can do something about it; the common one only tells.
      if (isConflict) await askWhichToKeep()
      else tell(error)
      return false
    }
  }
  const askWhichToKeep = async () => {
    await client
      .send(getVoiceCommandModel, { params, quiet: true })
      .then(setTheirs, () => setStatus('failed'))
  }
  const save = (revision = document.base.revision): Promise<boolean> => {
    if (!open.isChanged && revision === document.base.revision) return Promise.resolve(true)
    underWay.current ??= send(revision, document.text).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  const close = () => setTheirs(undefined)
  return {
    state: stateOf(status, open.isChanged),
    save: () => save(),
    conflict: theirs && {
      theirs: theirs.revision,
      onCancel: close,
      onKeepMine: () => {
        close()
        void save(theirs.revision)
      },
      onTakeTheirs: () => {
        close()
        open.takeServer(theirs)
      },
    },
  }
}

function stateOf(status: 'idle' | 'saving' | 'failed', isChanged: boolean): SaveState {
  if (status === 'saving') return 'saving'
  if (!isChanged) return 'saved'
  return status === 'failed' ? 'failed' : 'changed'
}
