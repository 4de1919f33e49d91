import type { ModelType } from '@saywright/api/contract'
import { type Translate, useTranslate } from '@saywright/ui/i18n'
import { studioKindOf } from './kinds.js'
import type { KindTexts } from './studioKind.js'

/** The texts of any kind in the language of the interface. */
export function useKindTexts(): (type: ModelType) => Translate<KindTexts> {
  const translate = useTranslate()
  return (type) => translate(studioKindOf(type).messages)
}
