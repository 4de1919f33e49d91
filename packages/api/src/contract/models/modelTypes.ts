import { languageOf } from '../../catalogue/languages.js'
import type { ProjectTag } from '../project/project.js'
import { kindOf, type ModelsByType, type ModelType } from './modelKinds.js'

/**
 * Codes of the languages in which a project may have models of a type: for each technology that opens them, those in which
 * it is delivered and for whose use the catalogue offers them.
 */
export function modelLanguages(type: ModelType, tags: readonly ProjectTag[]): string[] {
  const codes = kindOf(type).technologies.flatMap(({ technology, use }) => {
    const delivered = tags.filter((tag) => tag.technology === technology).flatMap(({ langs }) => langs)
    return use ? delivered.filter((code) => languageOf(code)?.flags[use]) : []
  })
  return [...new Set(codes)]
}

/** Whether a project may have models of a type: in some language, where they have one. */
export function isTypeCovered(type: ModelType, tags: readonly ProjectTag[]): boolean {
  const { hasLanguage, technologies } = kindOf(type)
  if (hasLanguage) return modelLanguages(type, tags).length > 0
  return technologies.some(({ technology }) => tags.some((tag) => tag.technology === technology))
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
  if (!kindOf(type).hasLanguage) return isTypeCovered(type, tags)
  return language !== null && modelLanguages(type, tags).includes(language)
}

/** A model together with its type, which tells models of all kinds apart. */
export type TypedModel<Type extends ModelType = ModelType> = {
  readonly [Each in Type]: { readonly type: Each } & ModelsByType[Each]
}[Type]

/** Whether a model has enough content to be used. */
export const isModelReady = <Type extends ModelType>(
  model: { readonly type: Type } & ModelsByType[Type],
): boolean => kindOf(model.type).isReady(model)
