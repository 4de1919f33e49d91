import type { ModelsByType } from '@saywright/api/contract'
import { useSaveWakeWordModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { wakeWordTestsMessages } from '../../messages/index.js'

type Saved = Pick<ModelsByType['wake_word'], 'revision' | 'threshold'>

/** Saves the least score with which a model wakes, and offers to undo that. */
export function useWakeThreshold(projectId: number, modelId: number) {
  const t = useMessages(wakeWordTestsMessages)
  const { notices } = useShell()
  const numbers = new Intl.NumberFormat(useLocale())
  const save = useSaveWakeWordModel()
  const write = (revision: number, threshold: number) =>
    // The call reports a failure.
    save({ params: { id: projectId, modelId }, body: { revision, threshold } }).catch(() => undefined)
  return async (before: Saved, threshold: number): Promise<void> => {
    const saved = await write(before.revision, threshold)
    if (!saved) return
    const undo = async () => {
      const text = t('tuner.undone', { threshold: numbers.format(before.threshold) })
      if (await write(saved.revision, before.threshold))
        notices.show({ cause: 'unit-test', tone: 'success', text })
    }
    notices.show({
      cause: 'unit-test',
      tone: 'success',
      text: t('tuner.used', { threshold: numbers.format(threshold) }),
      action: { label: t('tuner.undo'), onPress: () => void undo() },
    })
  }
}
