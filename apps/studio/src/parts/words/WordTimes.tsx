import { limits, type RecognizedWord } from '@saywright/api/contract'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { wordMessages } from './messages.js'
import { list, quiet, said, word as wordClass } from './WordTimes.css.js'

/** The words that were heard, when, and how well each fits. */
export function WordTimes({ words, lang }: { words: readonly RecognizedWord[]; lang: string | undefined }) {
  const t = useMessages(wordMessages)
  const locale = useLocale()
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // On the scale of the confidence, beside which it stands: a score of the engine, and no probability.
  const scores = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  return (
    <ol className={list}>
      {words.map(({ text, start_ms, end_ms, score }) => (
        <li key={`${start_ms} ${text}`} className={wordClass}>
          <span className={said} lang={lang}>
            {text}
          </span>
          <span className={quiet}>
            {t('times', { from: seconds.format(start_ms / 1000), to: seconds.format(end_ms / 1000) })}
          </span>
          <span className={quiet}>
            {typeof score === 'number' ? scores.format(score * limits.confidenceMax) : ''}
          </span>
        </li>
      ))}
    </ol>
  )
}
