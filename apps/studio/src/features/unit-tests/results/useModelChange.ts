import type { VoiceCommandModel } from '@saywright/api/contract'
import { useRestoreVoiceCommandVersion, useSaveVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'

type Saved = Pick<VoiceCommandModel, 'revision' | 'settings'>

/** Gives a model the threshold that a run found, in a version of its own, and offers to take that back. */
export function useModelThreshold(projectId: number, modelId: number) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const { notices } = useShell()
  const saveModel = useSaveVoiceCommandModel()
  const restore = useRestoreVoiceCommandVersion()
  const params = { id: projectId, modelId }
  // The version from before knows, too, how its threshold was found.
  const undo = async (revision: number, before: Saved) => {
    const versionId = before.revision
    // A failure is told by the call.
    const restored = await restore({ params: { ...params, versionId }, body: { revision } }).catch(
      () => undefined,
    )
    if (!restored) return
    const text = t('tuner.undone', { threshold: numbers.format(before.settings.THRESHOLD) })
    notices.show({ cause: 'unit-test', tone: 'success', text })
  }
  return async (before: Saved, THRESHOLD: number, runId: number): Promise<void> => {
    const threshold = numbers.format(THRESHOLD)
    const { revision } = before
    const label = t('tuner.version', { threshold })
    const body = { revision, settings: { THRESHOLD }, threshold_run: runId, label }
    const saved = await saveModel({ params, body }).catch(() => undefined)
    if (!saved) return
    notices.show({
      cause: 'unit-test',
      tone: 'success',
      text: t('tuner.used', { threshold }),
      action: { label: t('tuner.undo'), onPress: () => void undo(saved.revision, before) },
    })
  }
}
