import {
  kindOf,
  type ModelType,
  modelLanguages,
  name,
  object,
  type ProjectTag,
  text,
} from '@saywright/api/contract'
import { type FieldErrors, fieldNames } from '@saywright/forms'

export type NewModelFields = { name: string; language: string }
export const nameOf = fieldNames<NewModelFields>()

/** The language is empty for a type whose models have none. */
export const newModelRules = object({ name: name('picking-en'), language: text() })

/** The language with which the form of a type begins. */
export const firstLanguage = (type: ModelType, tags: readonly ProjectTag[]): string =>
  modelLanguages(type, tags)[0] ?? ''

/** S-019 A language must be one that the project has for this type. */
export const languageFaults = (
  type: ModelType,
  { language }: NewModelFields,
  tags: readonly ProjectTag[],
): FieldErrors =>
  kindOf(type).hasLanguage && !modelLanguages(type, tags).includes(language) ? { language: 'required' } : {}
