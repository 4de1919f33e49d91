import { hearingOf, languageInSentence, languageOf } from '@saywright/api/catalogue'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../../messages/index.js'
import { borrowedLimits } from './borrowedLimits.js'

const codesOfModels = { 'en-US': 'eng-US', 'fr-FR': 'fra-FR' } as const

/** A warning about the limits of the product's engines in a language. */
export function useLanguageWarning(code: string): string | undefined {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const lang = languageOf(code)?.bcp47 ?? ''
  const hearing = hearingOf(lang)
  const language = languageInSentence(code, locale)
  if (!hearing) return t('test.noEngine', { language })
  const values = {
    ...borrowedLimits,
    language,
    model: languageInSentence(codesOfModels[hearing.model], locale),
  }
  if (hearing.isBorrowed)
    return t(hearing.isTestedOnPeople ? 'test.borrowed' : 'test.borrowedUntested', values)
  if (!hearing.isTestedOnPeople) return t('test.untested', values)
  return lang === 'fr-FR' ? t('test.basicFrench') : undefined
}
