import { hearingOf, languageInSentence, languageOf } from '@saywright/api/catalogue'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../messages/index.js'

const codesOfModels = { 'en-US': 'eng-US', 'fr-FR': 'fra-FR' } as const

/** What is to be known about detection in a language: nothing where it has sounds of its own. */
export function useLanguageNote(code: string): string | undefined {
  const t = useMessages(wakeWordsMessages)
  const locale = useLocale()
  const hearing = hearingOf(languageOf(code)?.bcp47 ?? '')
  const language = languageInSentence(code, locale)
  if (!hearing) return t('language.none', { language })
  if (!hearing.isBorrowed) return undefined
  return t('language.borrowed', { language, model: languageInSentence(codesOfModels[hearing.model], locale) })
}
