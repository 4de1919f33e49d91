import { kindOf, type ModelType, modelLanguages, type ProjectTag } from '@saywright/api/contract'

/** Whether a model of a type can be made in a project: its technology is delivered, in a language where one is needed. */
export function mayCreate(type: ModelType, tags: readonly ProjectTag[]): boolean {
  const { technology, use } = kindOf(type)
  if (use) return modelLanguages(type, tags).length > 0
  return tags.some((tag) => tag.technology === technology)
}
