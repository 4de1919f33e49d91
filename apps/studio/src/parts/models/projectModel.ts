import { isModelCovered, isModelReady, type ProjectTag, type TypedModel } from '@saywright/api/contract'

/** A model of a project, of any type. */
export type ProjectModel = TypedModel

/** Models of all types are numbered apart. */
export const keyOf = ({ type, id }: Pick<ProjectModel, 'type' | 'id'>) => `${type} ${id}`

/** What can be done with a model: nothing while its language or technology is not available, nothing yet while it is empty. */
export type ModelState = 'ready' | 'empty' | 'unavailable'

export function stateOf(model: ProjectModel, tags: readonly ProjectTag[]): ModelState {
  if (!isModelCovered(model.type, model.language, tags)) return 'unavailable'
  return isModelReady(model) ? 'ready' : 'empty'
}
