import {
  failed,
  type Loadable,
  loading,
  type ModelsByType,
  type ModelType,
  mapReady,
  ready,
} from '@saywright/api/contract'
import {
  type Read,
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
  const reads: readonly ModelsRead[] = [
    typed('voice_commands', useVoiceCommandModels(projectId)),
    typed('wake_word', useWakeWordModels(projectId)),
    typed('synthesis', useSynthesisModels(projectId)),
    typed('enhancement', useEnhancementModels(projectId)),
    typed('biometrics', useBiometricModels(projectId)),
  ]
  return [modelsOf(reads.map(({ models }) => models)), reads.some(({ isReading }) => isReading)] as const
}

interface ModelsRead {
  readonly models: Loadable<readonly ProjectModel[]>
  readonly isReading: boolean
}

/** What was read of one type. */
function typed<Type extends ModelType>(type: Type, read: Read<readonly ModelsByType[Type][]>) {
  const models = mapReady(toLoadable(read), (list) => list.map((model) => ({ type, ...model })))
  return { models, isReading: read.isValidating }
}

function modelsOf(lists: readonly Loadable<readonly ProjectModel[]>[]): Loadable<readonly ProjectModel[]> {
  const failures = lists.flatMap((list) => (list.state === 'failed' ? list : []))
  const [first] = failures
  if (first) {
    return failed(first.error, () => {
      for (const { retry } of failures) retry()
    })
  }
  if (lists.some(({ state }) => state === 'loading')) return loading
  const models = lists.flatMap((list) => (list.state === 'ready' ? list.value : []))
  return ready(models.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)))
}
