import { failed, type Loadable, loading, modelTypes, ready } from '@saywright/api/contract'
import { studioKindOf } from './kinds/kinds.js'
import type { ProjectModel } from './projectModel.js'

/** The models of a project of all types, the last changed first; failed as soon as those of one type are, and then read again whole. */
export function useProjectModels(projectId: number): Loadable<readonly ProjectModel[]> {
  return useRevalidateModels(projectId)[0]
}

/** The same, and whether they are being read again: the cache does not have a model that was just made. */
export function useRevalidateModels(projectId: number) {
  // The kinds are the same ones, in one order, at every render.
  const reads = modelTypes.map((type) => studioKindOf(type).useModels(projectId))
  return [modelsOf(reads.map(({ models }) => models)), reads.some(({ isReading }) => isReading)] as const
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
