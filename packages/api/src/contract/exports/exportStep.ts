/** Stages of an export, in this order: the first four for one model after the other. */
export const exportStages = ['read', 'compile', 'pronounce', 'files', 'about', 'keep'] as const
export type ExportStage = (typeof exportStages)[number]

/** The stages that each model goes through. */
const ofModel = exportStages.indexOf('about')

/** How far an export is. */
export type ExportStep = {
  readonly stage: ExportStage
  /** Name of the model that is worked on; absent of the stages that are of the whole archive. */
  readonly model?: string | undefined
}

/** An export's step as `current_step` of its task has it, such as `compile: picking-en`. */
export const writeExportStep = ({ stage, model }: ExportStep): string =>
  model === undefined ? stage : `${stage}: ${model}`

/** @returns undefined for the step of a task of an earlier release: the name of the model alone. */
export function readExportStep(step: string): ExportStep | undefined {
  const [, name, model] = /^([a-z]+)(?:: (.*))?$/su.exec(step) ?? []
  const stage = exportStages.find((each) => each === name)
  return stage && { stage, ...(model !== undefined && { model }) }
}

/**
 * Share of an export that is done when a stage begins, each counted alike.
 *
 * @param models how many there are.
 * @param place of the model that is worked on, from 0.
 * @returns in [0, 1).
 */
export function exportProgress(stage: ExportStage, models: number, place: number): number {
  const at = exportStages.indexOf(stage)
  const done = at < ofModel ? place * ofModel + at : models * ofModel + at - ofModel
  return done / (models * ofModel + exportStages.length - ofModel)
}
