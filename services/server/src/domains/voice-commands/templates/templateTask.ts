import type { ModelTemplateId } from '@saywright/api/contract'

/** The queue of the work of `unit-tests` for a model made from a template. */
export const templateRunner = 'template-tests'

/** The input of the task that makes the unit tests of a template. */
export interface TemplateTask {
  readonly template: ModelTemplateId
  readonly modelId: number
  /** Of the model. */
  readonly language: string
  /** Whose turns it takes. */
  readonly accountId: number
}
