import { nameKey } from '@saywright/api/contract'
import { Icon, Pressable, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { EarOff } from 'lucide-react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { wakeWordsMessages } from '../../messages/index.js'
import { antiReasonOf, gradeOf, ratingOf } from '../../model/rating/WakeRating.js'
import { type EditedWord, spokenText, type WordPlace } from '../../model/words/EditedWord.js'
import { faultOf } from '../../model/words/wordFaults.js'
import * as css from './WordLists.css.js'
import type { WordListsProps } from './WordListsProps.js'

export type WordItemProps = Omit<WordListsProps, 'chosen' | 'onAdd' | 'onAddAnti'> & {
  place: WordPlace
  word: EditedWord
  isChosen: boolean
}

/** A word with its rating, or with the reason why it is an anti wake word. */
export function WordItem(props: WordItemProps) {
  const { content, rating, lang, place, word, isChosen, isOffline, onChoose, onSay } = props
  const t = useMessages(wakeWordsMessages)
  const { answer } = rating
  const { role } = place
  const fault = faultOf(content, place)
  const score = role === 'wake' ? ratingOf(answer, word.text)?.score : undefined
  const isUnknown = answer?.unknown.some((text) => nameKey(text) === nameKey(word.text)) ?? false
  const reason = antiReasonOf(answer, word.text)
  const about = fault
    ? t('lists.faulty')
    : isUnknown
      ? t('lists.unknown')
      : role === 'wake'
        ? t(`lists.${word.kind}`)
        : t(`lists.reason.${reason?.reason ?? 'own'}`, { model: reason?.model_name ?? '' })
  return (
    <li className={css.item} data-chosen={isChosen || undefined}>
      <Pressable
        className={css.row}
        aria-current={isChosen ? 'true' : undefined}
        onPress={() => onChoose(place)}
      >
        {role === 'anti' && (
          <span className={css.antiIcon}>
            <Icon of={EarOff} />
          </span>
        )}
        <span className={css.texts}>
          {word.text.trim() === '' ? (
            <span className={`${css.word} ${css.unnamed}`}>{t('lists.unnamed')}</span>
          ) : (
            <span className={css.word} lang={lang}>
              {word.text}
            </span>
          )}
          <span className={css.small} data-faulty={fault !== undefined || isUnknown || undefined}>
            {about}
          </span>
        </span>
        {score !== undefined && (
          <span className={css.score} data-grade={gradeOf(score)}>
            <span aria-hidden>{score}</span>
            <VisuallyHidden>{t('lists.rated', { score })}</VisuallyHidden>
          </span>
        )}
      </Pressable>
      {role === 'anti' && !fault && (
        <HearButton
          label={t('lists.hear', { word: word.text })}
          text={spokenText(word)}
          onSay={onSay}
          isDisabled={isOffline}
        />
      )}
    </li>
  )
}
