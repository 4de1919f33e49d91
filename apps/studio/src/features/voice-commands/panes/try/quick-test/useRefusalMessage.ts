import { limits, type Recognition } from '@saywright/api/contract'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import type { CutEnd } from './cutEnd.js'
import { refusalMessages } from './refusalMessages.js'

/** The message about a refusal. */
export type RefusalMessage = {
  /** The refusal, in one sentence; the caption of the recognized sentence where that is shown. */
  readonly what: string
  /** The sentence of the grammar that came closest. */
  readonly sentence?: string | undefined
  /** Its meaning and what to do. */
  readonly text: readonly string[]
}

export type RefusalFacts = {
  recognition: Recognition
  /** Length of the recording. */
  seconds: number
  /** How many peaks are cut, once that is known. */
  clippedCount: number | undefined
  /** Where the speech is cut off, once that is known. */
  cut: CutEnd | undefined
  /** Whether the sentence can be typed. */
  canWrite: boolean
}

/** The words of each reason: only "no sentence fits" says what to do about the grammar. */
export function useRefusalMessage(facts: RefusalFacts): RefusalMessage {
  const { recognition, seconds, clippedCount, cut = 'end', canWrite } = facts
  const t = useMessages(refusalMessages)
  const locale = useLanguageTag()
  const [best] = recognition.hypotheses
  switch (recognition.refusal ?? 'no_sentence') {
    case 'no_speech':
      return { what: t('noSpeech.what'), text: [t('noSpeech.text')] }
    case 'no_sentence':
      return {
        what: t(best ? 'noSentence.nearest' : 'noSentence.what'),
        sentence: best?.text,
        text: canWrite ? [t('noSentence.text')] : [],
      }
    case 'below_threshold':
      return { what: t('belowThreshold.what'), sentence: best?.text, text: [t('belowThreshold.text')] }
    case 'too_short':
      return { what: t('tooShort.what'), text: [t('tooShort.text')] }
    case 'clipped': {
      const numbers = new Intl.NumberFormat(locale)
      const score = best && numbers.format(best.confidence)
      return {
        what: clippedCount
          ? t('clipped.count', { count: clippedCount, peaks: numbers.format(clippedCount) })
          : t('clipped.what'),
        text: [t('clipped.text'), ...(score === undefined ? [] : [t('clipped.unused', { score })])],
      }
    }
    case 'cut_off': {
      const isAtLimit = cut === 'end' && seconds >= limits.audioMaxSeconds
      const length = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' })
      return {
        what: t(`cutOff.${cut}`),
        sentence: best?.text,
        text: [
          t(`cutOff.${cut}Text`),
          ...(isAtLimit ? [t('cutOff.limit', { length: length.format(limits.audioMaxSeconds) })] : []),
        ],
      }
    }
  }
}
