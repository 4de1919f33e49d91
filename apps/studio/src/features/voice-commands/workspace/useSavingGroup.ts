import type { VoiceCommandModel } from '@saywright/api/contract'
import { useMemo } from 'react'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import type { OpenDocument } from '../model/document/useGrammarDocument.js'
import { useRecreateModel } from '../model/document/useRecreateModel.js'
import type { Saving } from '../model/document/useSaving.js'
import { useSettingsSave } from '../model/recognizer/useSettingsSave.js'
import type { SavingState } from '../model/workspace/VoiceCommandWorkspace.js'

/** Saves the draft: in its model, or in a new one once that is gone. */
export function useSavingGroup(
  projectId: number,
  model: VoiceCommandModel,
  open: OpenDocument,
  saving: Saving,
  isGone: boolean,
) {
  const again = useRecreateModel(projectId, model, open)
  useLeaveForHub(projectId, isGone && !open.isChanged && !again.isMade)
  const saveSettings = useSettingsSave(projectId, model.id, open)
  const { conflict, breaking, keepMine, takeTheirs, merge, cancelConflict } = saving
  const saveState = again.isSaving ? 'saving' : saving.state
  const state = useMemo<SavingState>(
    () => ({ state: saveState, conflict, breaking }),
    [saveState, conflict, breaking],
  )
  const actions = useStableActions({
    save: isGone ? again.save : saving.save,
    ...{ saveAnyway: saving.saveAnyway, cancelBreaking: saving.cancelBreaking },
    ...{ saveSettings, keepMine, takeTheirs, merge, cancelConflict },
  })
  return { state, actions }
}
