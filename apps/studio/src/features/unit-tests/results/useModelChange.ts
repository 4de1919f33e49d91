import type { VoiceCommandModel } from '@saywright/api/contract'
import { useRestoreVoiceCommandVersion, useSaveVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'

import { useTestMessages } from '../TestedTypeContext.js'

type Save = Parameters<ReturnType<typeof useSaveVoiceCommandModel>>[0]

type ModelChange = {
  readonly body: Omit<Save['body'], 'revision'>
  /** The announcement once it is saved, and once that is undone. */
  readonly saved: string
  readonly undone: string
}

/** Saves a finding of a run in the model, as a version of its own, and offers to undo that. */
export function useModelChange(projectId: number, modelId: number) {
  const t = useTestMessages()
  const { notices } = useShell()
  const saveModel = useSaveVoiceCommandModel()
  const restore = useRestoreVoiceCommandVersion()
  const params = { id: projectId, modelId }
  // The version from before knows, too, how its threshold was found.
  const undo = async (revision: number, versionId: number, undone: string) => {
    // The call reports a failure.
    const restored = await restore({ params: { ...params, versionId }, body: { revision } }).catch(
      () => undefined,
    )
    if (restored) notices.show({ cause: 'unit-test', tone: 'success', text: undone })
  }
  return async (before: Pick<VoiceCommandModel, 'revision'>, change: ModelChange): Promise<void> => {
    const { revision } = before
    const saved = await saveModel({ params, body: { ...change.body, revision } }).catch(() => undefined)
    if (!saved) return
    notices.show({
      cause: 'unit-test',
      tone: 'success',
      text: change.saved,
      action: { label: t('tuner.undo'), onPress: () => void undo(saved.revision, revision, change.undone) },
    })
  }
}
