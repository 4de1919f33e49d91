import {
  isModelCovered,
  isModelReady,
  type ModelReadiness,
  type ModelReference,
  type ProjectTag,
  type ReadinessState,
  type SuiteResult,
  type TypedModel,
} from '@saywright/api/contract'

/** A model of a project, of any type. */
export type ProjectModel = TypedModel

/** Models of all types are numbered apart. */
export const keyOf = ({ type, id }: Pick<ProjectModel, 'type' | 'id'>) => `${type} ${id}`

/** What prevents using a model, where that is stored with it. */
export type ModelFault = ModelReadiness & { readonly state: Exclude<ReadinessState, 'ready'> }

/**
 * The state of a model: unusable while its language or technology is not available, not yet usable while it is empty or has
 * a fault.
 */
export type ModelState = 'ready' | 'empty' | 'unavailable' | ModelFault['state']

export function stateOf(model: ProjectModel, tags: readonly ProjectTag[]): ModelState {
  if (!isModelCovered(model.type, model.language, tags)) return 'unavailable'
  return faultOf(model)?.state ?? (isModelReady(model) ? 'ready' : 'empty')
}

/** Undefined for a usable model, and for one of unknown state. */
export function faultOf(model: ProjectModel): ModelFault | undefined {
  const readiness = 'readiness' in model ? model.readiness : undefined
  return readiness && isFault(readiness) ? readiness : undefined
}

export type FaultyModel = { readonly model: ProjectModel; readonly fault: ModelFault }

const isFault = (readiness: ModelReadiness): readiness is ModelFault => readiness.state !== 'ready'

/** The results of the typed tests of a model; undefined without tests, or when they were not run. */
export const suiteResultOf = (model: ProjectModel): SuiteResult | undefined =>
  ('suite_result' in model && model.suite_result) || undefined

/** The models that import from one; none of a kind that has no imports. */
export const usersOf = (model: ProjectModel): readonly ModelReference[] =>
  ('used_by' in model && model.used_by) || []
