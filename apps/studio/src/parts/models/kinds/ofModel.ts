import type { ModelsByType, ModelType } from '@saywright/api/contract'
import type { TranslateSet } from '@saywright/ui/i18n'
import { studioKindOf } from './kinds.js'

type Typed<Type extends ModelType> = { readonly type: Type } & ModelsByType[Type]

/** The content of a model, in a few words; undefined where its list does not have it. */
export const factsOf = <Type extends ModelType>(model: Typed<Type>, translate: TranslateSet) =>
  studioKindOf(model.type).factsOf?.(model, translate)

/** Names and values of the content of a model. */
export const rowsOf = <Type extends ModelType>(model: Typed<Type>, translate: TranslateSet) =>
  studioKindOf(model.type).rowsOf?.(model, translate) ?? []

/** The loudness of the last recording that was tested with a model. */
export const peaksOf = <Type extends ModelType>(model: Typed<Type>) =>
  studioKindOf(model.type).peaksOf?.(model)
