import { languageOf } from '../../catalogue/languages.js'
import type { ProjectTag } from '../project/project.js'
import { kindOf, type ModelsByType, type ModelType } from './modelKinds.js'

/** Codes of the languages in which a project may have models of a type: delivered to it, and offered for this use. */
export function modelLanguages(type: ModelType, tags: readonly ProjectTag[]): string[] {
  const { technology, use } = kindOf(type)
  if (!use) return []
  const delivered = tags.filter((tag) => tag.technology === technology).flatMap(({ langs }) => langs)
  return [...new Set(delivered)].filter((code) => languageOf(code)?.flags[use])
}

/**
 * Whether a project may have a model at all.
 *
 * @param language of the model; null where its type has none.
 */
export function isModelCovered(
  type: ModelType,
  language: string | null,
  tags: readonly ProjectTag[],
): boolean {
  const { technology, use } = kindOf(type)
  if (use) return language !== null && modelLanguages(type, tags).includes(language)
  return tags.some((tag) => tag.technology === technology)
}

/** A model together with its type, by which one tells models of all kinds apart. */
export type TypedModel<Type extends ModelType = ModelType> = {
  readonly [Each in Type]: { readonly type: Each } & ModelsByType[Each]
}[Type]

/** Whether a model holds enough to be used. */
export const isModelReady = <Type extends ModelType>(
  model: { readonly type: Type } & ModelsByType[Type],
): boolean => kindOf(model.type).isReady(model)
