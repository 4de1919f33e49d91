import {
  type ArchitectureCode,
  type ExportForm,
  exportedTypes,
  isModelCovered,
  type ProjectExport,
  type ProjectTag,
} from '@saywright/api/contract'
import { keyOf, type ProjectModel } from '../../../parts/models/projectModel.js'

/** What somebody has chosen so far. */
export type ExportValues = {
  architecture: ArchitectureCode | null
  /** Keys of models. */
  models: readonly string[]
}

export const blankExport: ExportValues = { architecture: null, models: [] }

/** The licence decides which models can be exported. */
export const isExportable = ({ type, language }: ProjectModel, tags: readonly ProjectTag[]) =>
  exportedTypes.includes(type) && isModelCovered(type, language, tags)

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
  const { architecture } = values
  const models = chosenModels(values, all, tags).map(({ type, id }) => ({ type, id }))
  return architecture && models.length > 0 ? { architecture, models } : undefined
}

/** The choice of an earlier export, of which what is gone or not covered is left out when it is sent. */
export const sameAgain = ({ architecture, models }: ProjectExport): ExportValues => ({
  architecture,
  models: models.map(keyOf),
})
