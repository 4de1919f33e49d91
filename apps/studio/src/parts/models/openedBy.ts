import { kindOf, type ModelType, useCaseFlags, useCaseOf } from '@saywright/api/contract'
import { nameOfUseCase } from '@saywright/forms'
import type { Locale } from '@saywright/ui/i18n'

/** The use cases any of which enable models of a type, in a phrase: "Strict voice commands or Intent-based commands". */
export function openedBy(type: ModelType, locale: Locale): string {
  const names = kindOf(type).technologies.flatMap(({ technology }) =>
    useCaseFlags
      .filter((flag) => useCaseOf[flag].technology === technology)
      .map((flag) => nameOfUseCase(flag, locale)),
  )
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}
