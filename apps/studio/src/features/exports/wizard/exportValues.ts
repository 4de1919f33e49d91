import {
  type ArchitectureCode,
  type ExportForm,
  exportedTypes,
  isModelCovered,
  type ProjectExport,
  type ProjectTag,
} from '@saywright/api/contract'
import { faultOf, keyOf, type ProjectModel } from '../../../parts/models/projectModel.js'

/** The current choices of the wizard. */
export type ExportValues = {
  architecture: ArchitectureCode | null
  /** Keys of models. */
  models: readonly string[]
  /** Whether the recordings of unit tests are packed. */
  recordings: boolean
}

export const blankExport: ExportValues = { architecture: null, models: [], recordings: false }

/** Why a model cannot be exported: by the licence, or because its grammar would not run. */
export function exportFault(
  model: ProjectModel,
  tags: readonly ProjectTag[],
): 'notInLicence' | 'broken' | undefined {
  const { type, language } = model
  if (!exportedTypes.includes(type) || !isModelCovered(type, language, tags)) return 'notInLicence'
  const fault = faultOf(model)
  // Values of slots may come when the application runs.
  return fault && fault.state !== 'slots_empty' ? 'broken' : undefined
}

export const isExportable = (model: ProjectModel, tags: readonly ProjectTag[]) =>
  exportFault(model, tags) === undefined

/** The models that are chosen and may be. */
export const chosenModels = (
  { models }: ExportValues,
  all: readonly ProjectModel[],
  tags: readonly ProjectTag[],
) => all.filter((model) => models.includes(keyOf(model)) && isExportable(model, tags))

/** S-008 An architecture and at least one model. @returns undefined while one of them is missing. */
export function formOfExport(
  values: ExportValues,
  all: readonly ProjectModel[],
  tags: readonly ProjectTag[],
): ExportForm | undefined {
  const { architecture, recordings } = values
  const models = chosenModels(values, all, tags).map(({ type, id }) => ({ type, id }))
  return architecture && models.length > 0 ? { architecture, models, recordings } : undefined
}

/** The choices of an earlier export; deleted and uncovered models are left out when it is sent. */
export const sameAgain = ({ architecture, models }: ProjectExport): ExportValues => ({
  architecture,
  models: models.map(keyOf),
  recordings: false,
})
