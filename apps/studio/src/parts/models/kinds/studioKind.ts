import type { ModelsByType, ModelTemplateId, ModelType } from '@saywright/api/contract'
import type { Technology } from '@saywright/shell/technologies'
import type { MessageSet, TranslateSet } from '@saywright/ui/i18n'
import type { KindCalls } from './kindCalls.js'
import type { ModelsRead } from './modelsRead.js'

/** The texts of every kind. */
export type KindTexts = {
  /** Name of its models: "Wake word". */
  name: string
  /** Description, beside its name in a choice of kinds. */
  about: string
  /** The title of the dialog of a new one. */
  title: string
  /** Description of the initial content of a new one. */
  lead: string
}

/**
 * One kind of model in the studio. Hub, rail, routes, dialogs, search and export read it for all kinds alike: a new kind
 * is a folder with one of these, and a line in `kinds.ts`.
 */
export interface StudioKind<Type extends ModelType = ModelType> {
  /** Whose hue, drawing and bar it has. */
  readonly technology: Technology
  readonly messages: MessageSet<KindTexts>
  /** Whether a feature of its own edits its models; those of the others are shown by `features/models`. */
  readonly hasEditor?: boolean
  /** The content of a model, in a few words; absent where its list does not have it. */
  factsOf?(model: ModelsByType[Type], translate: TranslateSet): string
  /** Names and values of the content of a model. */
  rowsOf?(model: ModelsByType[Type], translate: TranslateSet): (readonly [name: string, value: string])[]
  /** The loudness of the last recording that was tested with a model; absent without one. */
  peaksOf?(model: ModelsByType[Type]): readonly number[] | null | undefined
  /** A hint about a language before a model is made in it. */
  languageHint?(code: string, translate: TranslateSet): string | undefined
  /** Templates of a model in a language; absent for a kind without a choice. */
  templatesIn?(language: string): readonly ModelTemplateId[]
  /** The models of a project. */
  useModels(projectId: number): ModelsRead
  useCalls(projectId: number): KindCalls<ModelsByType[Type]>
}
