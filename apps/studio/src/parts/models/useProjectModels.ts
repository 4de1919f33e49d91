import { failed, type Loadable, loading, type ModelType, ready } from '@saywright/api/contract'
import {
  toLoadable,
  useBiometricModels,
  useEnhancementModels,
  useSynthesisModels,
  useVoiceCommandModels,
  useWakeWordModels,
} from '@saywright/api/react'
import type { ProjectModel } from './projectModel.js'

/** The models of a project of all types, the last changed first; failed as soon as those of one type are, and then read again whole. */
export function useProjectModels(projectId: number): Loadable<readonly ProjectModel[]> {
  return useRevalidateModels(projectId)[0]
}

/**
 * The same, and whether they are being read anew: what was kept of an earlier reading does not hold a model that was
 * just made.
 */
export function useRevalidateModels(projectId: number) {
  const reads = {
    voice_commands: useVoiceCommandModels(projectId),
    wake_word: useWakeWordModels(projectId),
    synthesis: useSynthesisModels(projectId),
    enhancement: useEnhancementModels(projectId),
    biometrics: useBiometricModels(projectId),
  }
  const lists: Readonly<Record<ModelType, Loadable<readonly object[]>>> = {
    voice_commands: toLoadable(reads.voice_commands),
    wake_word: toLoadable(reads.wake_word),
    synthesis: toLoadable(reads.synthesis),
    enhancement: toLoadable(reads.enhancement),
    biometrics: toLoadable(reads.biometrics),
  }
  const isReading = Object.values(reads).some(({ isValidating }) => isValidating)
  return [modelsOf(lists), isReading] as const
}

function modelsOf(
  lists: Readonly<Record<ModelType, Loadable<readonly object[]>>>,
): Loadable<readonly ProjectModel[]> {
  const all = Object.entries(lists) as [ModelType, Loadable<readonly object[]>][]
  const failures = all.flatMap(([, list]) => (list.state === 'failed' ? list : []))
  const [first] = failures
  if (first) {
    return failed(first.error, () => {
      for (const { retry } of failures) retry()
    })
  }
  const models: ProjectModel[] = []
  let isLoading = false
  for (const [type, list] of all) {
    if (list.state === 'loading') isLoading = true
    else if (list.state === 'ready')
      models.push(...list.value.map((model) => ({ type, ...model }) as ProjectModel))
  }
  if (isLoading) return loading
  return ready(models.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)))
}
