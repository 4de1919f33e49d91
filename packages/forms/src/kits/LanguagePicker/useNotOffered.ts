import type { LanguageField, TechnologyChoice } from '@saywright/api/contract'
import { useLanguageTag, useLocale, useMessages } from '@saywright/ui/i18n'
import { missingHere } from './languagePicks.js'
import { languageWords } from './languageRows.js'
import { languageMessages } from './messages.js'

const maxNamed = 3

/**
 * A message about languages selected elsewhere that a use case does not offer; `undefined` when it offers
 * all.
 */
export function useNotOffered(choice: TechnologyChoice, field: LanguageField): string | undefined {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const tag = useLanguageTag()
  const missing = missingHere(choice, field)
  const count = missing.length
  if (count === 0) return undefined
  if (count > maxNamed) return t('manyNotOffered', { count })
  const languages = new Intl.ListFormat(tag).format(missing.map((name) => languageWords(name, locale)))
  return t('notOffered', { count, languages })
}
