import { hearingOf, languageInSentence, languageOf } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import type { Analysis, SlotValues } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'

const none: readonly string[] = []

/**
 * The exceeded limits of a grammar that is recognized with the sounds of another language, in words; empty in a language
 * with sounds of its own.
 *
 * @param grammar without errors; undefined while there are some.
 */
export function useTooMuch(
  worker: GrammarWorker,
  grammar: Analysis | undefined,
  slots: SlotValues,
  code: string,
): readonly string[] {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const isBorrowed = hearingOf(languageOf(code)?.bcp47 ?? '')?.isBorrowed === true
  const size = useGrammarQuery(worker, 'size', isBorrowed ? grammar : undefined, slots)?.answer
  return useMemo(() => {
    if (!size) return none
    const numbers = new Intl.NumberFormat(locale)
    const language = languageInSentence(code, locale)
    const bounds = [
      ['words', size.words, limits.borrowedWords],
      ['choices', size.choices, limits.borrowedChoices],
    ] as const
    return bounds
      .filter(([, actual, most]) => actual > most)
      .map(([what, actual, most]) =>
        t(`problems.tooMuch.${what}`, {
          ...{ language, actual: numbers.format(actual), most: numbers.format(most) },
        }),
      )
  }, [size, code, locale, t])
}
