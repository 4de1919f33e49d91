import type { VoiceCommandModel } from '@saywright/api/contract'
import { useSaveVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'

type Saved = Pick<VoiceCommandModel, 'revision' | 'settings'>

/** Gives a model another threshold, in a version of its own, and offers to take that back. */
export function useModelThreshold(projectId: number, modelId: number) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const { notices } = useShell()
  const saveModel = useSaveVoiceCommandModel()
  const save = (revision: number, THRESHOLD: number) => {
    const label = t('tuner.version', { threshold: numbers.format(THRESHOLD) })
    const body = { revision, settings: { THRESHOLD }, label }
    // A failure is told by the call.
    return saveModel({ params: { id: projectId, modelId }, body }).catch(() => undefined)
  }
  const undo = async (revision: number, threshold: number) => {
    if (!(await save(revision, threshold))) return
    const text = t('tuner.undone', { threshold: numbers.format(threshold) })
    notices.show({ cause: 'unit-test', tone: 'success', text })
  }
  return async ({ revision, settings }: Saved, threshold: number): Promise<void> => {
    const saved = await save(revision, threshold)
    if (!saved) return
    notices.show({
      cause: 'unit-test',
      tone: 'success',
      text: t('tuner.used', { threshold: numbers.format(threshold) }),
      action: { label: t('tuner.undo'), onPress: () => void undo(saved.revision, settings.THRESHOLD) },
    })
  }
}
