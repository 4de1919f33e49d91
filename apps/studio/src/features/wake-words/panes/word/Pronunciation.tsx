import { limits } from '@saywright/api/contract'
import { SegmentedControl, Text, TextField } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { wakeWordsMessages } from '../../messages/index.js'
import { type EditedWord, pronunciationKinds, spokenText } from '../../model/words/EditedWord.js'
import type { WordFault } from '../../model/words/wordFaults.js'
import { spread } from '../../parts/panel.css.js'
import { PhonemeEntry } from './PhonemeEntry.js'
import { beside, entry, label, said, section } from './WordCard.css.js'
import type { WordCardProps } from './WordCardProps.js'

export type PronunciationProps = Pick<WordCardProps, 'word' | 'lang' | 'speech' | 'onChange'> & {
  fault: WordFault['said']
  /** Phonemes with which the word is rated, where they are known. */
  known: string | undefined
}

/** One of three pronunciations: that of the dictionary, of another spelling, or phonemes. */
export function Pronunciation({ word, fault, known, lang, speech, onChange }: PronunciationProps) {
  const t = useMessages(wakeWordsMessages)
  const choice = useId()
  const { kind } = word
  const maximum = limits.freeTextMaxCharacters
  const error = fault && t(`word.fault.${faultKeys[fault]}`, { maximum })
  const hear = (
    <div className={beside}>
      <HearButton
        label={t('word.hear')}
        text={spokenText(word)}
        onSay={speech.onSay}
        isLabelShown
        isDisabled={fault !== undefined || word.text.trim() === '' || speech.isOffline}
      />
    </div>
  )
  return (
    <div className={section}>
      <div className={spread}>
        <span className={label} id={choice}>
          {t('word.pronunciation')}
        </span>
        <SegmentedControl
          label={t('word.pronunciation')}
          aria-labelledby={choice}
          value={kind}
          options={pronunciationKinds.map((value) => ({ value, label: t(`word.${value}`) }))}
          onChange={(next) => onChange({ kind: next, ...beginning(word, next, known) })}
        />
      </div>
      {kind === 'dictionary' && (
        <div className={entry}>
          <Text variant="bodySmall" tone="secondary">
            {known
              ? richText(t('word.knownAs', { phonemes: `<said>${known}</said>` }), {
                  said: (phonemes) => (
                    <span className={said} lang={lang}>
                      {phonemes}
                    </span>
                  ),
                })
              : t('word.dictionaryText')}
          </Text>
          {hear}
        </div>
      )}
      {kind === 'pronas' && (
        <div className={entry}>
          <TextField
            label={t('word.pronas')}
            isLabelHidden
            description={t('word.pronasHint')}
            error={error}
            value={word.pronas}
            onChange={(pronas) => onChange({ pronas })}
            autoComplete="off"
          />
          {hear}
        </div>
      )}
      {kind === 'phonemes' && (
        <PhonemeEntry
          phonemes={word.phonemes}
          error={error}
          hint={t(word.pronas.trim() === '' ? 'word.phonemesHintAlone' : 'word.phonemesHint')}
          speech={speech}
          hear={hear}
          onChange={(phonemes) => onChange({ phonemes })}
        />
      )}
    </div>
  )
}

const faultKeys = { required: 'saidRequired', tooLong: 'saidTooLong', invalid: 'saidInvalid' } as const

/** Phonemes begin with those that are known, so that a sound is changed rather than all of them typed. */
function beginning(word: EditedWord, kind: EditedWord['kind'], known: string | undefined) {
  return kind === 'phonemes' && word.phonemes === '' && known ? { phonemes: known } : {}
}
