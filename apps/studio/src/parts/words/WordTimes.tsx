import { limits, type RecognizedWord } from '@saywright/api/contract'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { PiecePlayer } from '../sound/usePiece.js'
import { wordMessages } from './messages.js'
import { PieceList } from './PieceList.js'
import { PieceRow } from './PieceRow.js'
import { item, list, quiet, said, word as wordClass } from './WordTimes.css.js'

export type WordTimesProps = {
  words: readonly RecognizedWord[]
  lang: string | undefined
  /** Plays the piece of a word that is pressed. */
  player?: PiecePlayer | undefined
}

/** The recognized words, their times, and their scores. */
export function WordTimes({ words, lang, player }: WordTimesProps) {
  const t = useMessages(wordMessages)
  const locale = useLocale()
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // On the scale of the confidence beside it: a score of the engine, not a probability.
  const scores = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  return (
    <PieceList label={t('words')} player={player}>
      <ol className={list}>
        {words.map(({ text, start_ms, end_ms, score }) => (
          <li key={`${start_ms} ${text}`} className={item}>
            <PieceRow piece={{ start_ms, end_ms }} player={player} className={wordClass}>
              <span className={said} lang={lang}>
                {text}
              </span>
              <span className={quiet}>
                {t('times', { from: seconds.format(start_ms / 1000), to: seconds.format(end_ms / 1000) })}
              </span>
              <span className={quiet}>
                {typeof score === 'number' ? scores.format(score * limits.confidenceMax) : ''}
              </span>
            </PieceRow>
          </li>
        ))}
      </ol>
    </PieceList>
  )
}
