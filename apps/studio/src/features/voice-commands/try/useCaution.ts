import { languageInSentence } from '@saywright/api/catalogue'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'

/** What the engines that come with the product cannot promise in a language. */
export function useCaution(language: string): string | undefined {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  if (language.startsWith('eng-')) return undefined
  if (language.startsWith('fra-')) return t('test.basicFrench')
  return t('test.noEngine', { language: languageInSentence(language, locale) })
}
