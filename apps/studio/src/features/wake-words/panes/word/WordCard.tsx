import { limits } from '@saywright/api/contract'
import { Icon, IconButton, isEnter, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Pencil, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { ratingOf } from '../../model/rating/WakeRating.js'
import { spokenText } from '../../model/words/EditedWord.js'
import { caption, panel } from '../../parts/panel.css.js'
import { PlayDisc } from './PlayDisc.js'
import { Pronunciation } from './Pronunciation.js'
import { useSpokenWord } from './useSpokenWord.js'
import { head, names, naming, phrase, tools } from './WordCard.css.js'
import type { WordCardProps } from './WordCardProps.js'

/** The chosen word: how it is spelled, how it sounds, and how that is changed. */
export function WordCard(props: WordCardProps) {
  const { place, word, fault, rating, lang, speech, isNaming, onNaming, onChange, onRemove } = props
  const t = useMessages(wakeWordsMessages)
  const numbers = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2 })
  const { text } = word
  const rated = ratingOf(rating.answer, text)
  const { player, seconds } = useSpokenWord(fault ? '' : spokenText(word), speech.isOffline, speech.onSay)
  const syllables = rated && t('word.syllables', { count: rated.syllables })
  const spoken = seconds !== undefined ? t('word.spoken', { seconds: numbers.format(seconds) }) : undefined
  const about = syllables && spoken ? t('word.syllablesSpoken', { syllables, spoken }) : (syllables ?? spoken)
  const maximum = limits.nameMaxCharacters
  const endNaming = (event: KeyboardEvent) => {
    if (isEnter(event) && !fault?.text) onNaming(false)
  }
  return (
    <section className={panel} aria-label={text || t('lists.unnamed')}>
      <div className={head}>
        <PlayDisc word={text} player={player} isDisabled={fault !== undefined || speech.isOffline} />
        {isNaming || fault?.text ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only ends the writing
          <div className={naming} onKeyDown={endNaming}>
            <TextField
              size="large"
              label={t(`word.spelling.${place.role}`)}
              description={t('word.spellingHint')}
              error={fault?.text && t(`word.fault.${fault.text}`, { maximum })}
              value={text}
              onChange={(next) => onChange({ text: next })}
              onBlur={() => onNaming(false)}
              autoComplete="off"
              autoFocus={isNaming}
            />
          </div>
        ) : (
          <div className={names}>
            <h2 className={phrase} lang={lang}>
              {text}
            </h2>
            {about && <p className={caption}>{about}</p>}
          </div>
        )}
        <div className={tools}>
          {!isNaming && !fault?.text && (
            <IconButton
              size="small"
              label={t('word.rename', { word: text })}
              icon={<Icon of={Pencil} />}
              onPress={() => onNaming(true)}
            />
          )}
          <IconButton
            size="small"
            label={t('lists.remove', { word: text || t('lists.unnamed') })}
            icon={<Icon of={Trash2} />}
            onPress={onRemove}
          />
        </div>
      </div>
      <Pronunciation
        word={word}
        fault={fault?.said}
        known={rated?.phonemes}
        lang={lang}
        speech={speech}
        onChange={onChange}
      />
    </section>
  )
}
