import { useKeptState } from '@saywright/forms'
import type { SpokenWord } from '@saywright/grammar'
import { Button, Icon, IconButton, Inline, Stack, Text, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Pencil } from 'lucide-react'
import type { FormEvent } from 'react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { keyOfWord, type Pronunciations } from '../../../../parts/speech/usePronunciations.js'
import { pronounceMessages } from '../../messages/pronounceMessages.js'
import { isSpelling } from '../../model/pronounce/withPronunciation.js'
import {
  line,
  phonemes as phonemesClass,
  row as rowClass,
  word as wordClass,
} from './PronunciationsDialog.css.js'

export type WordRowProps = {
  /** Language of the words, as a BCP 47 tag. */
  lang: string | undefined
  /** Brings a recording of words; keep the same function between renders. */
  onSay: (text: string) => Promise<Blob>
  /** @param spelling undefined: as the dictionary says. */
  onChange: (word: string, spelling: string | undefined) => void
  word: SpokenWord
  phonemes: Pronunciations['phonemes']
  isChanging: boolean
  onOpen: (word: string | undefined) => void
}

/** A word, its pronunciation, and its own spelling while that is changed. */
export function WordRow({ word: spoken, lang, phonemes, isChanging, onSay, onChange, onOpen }: WordRowProps) {
  const t = useMessages(pronounceMessages)
  const { word, spellings } = spoken
  const [own] = spellings
  const said = phonemes.get(keyOfWord(spoken))
  return (
    <li className={rowClass}>
      <div className={line}>
        <span className={wordClass} lang={lang}>
          {word}
        </span>
        <span className={phonemesClass} lang="und-fonipa">
          {said}
        </span>
        {said === '' && (
          <Text as="span" variant="caption" tone="secondary">
            {t('unknown')}
          </Text>
        )}
        <HearButton label={t('hear', { word })} text={own ?? word} onSay={onSay} />
        <IconButton
          size="small"
          label={t('change', { word })}
          aria-expanded={isChanging}
          icon={<Icon of={Pencil} />}
          onPress={() => onOpen(isChanging ? undefined : word)}
        />
      </div>
      {own !== undefined && (
        <Text variant="caption" tone="secondary">
          {t('own', { spelling: own })}
        </Text>
      )}
      {isChanging && (
        <Spelling
          word={word}
          own={own}
          onSay={onSay}
          onCancel={() => onOpen(undefined)}
          onSave={(spelling) => {
            onChange(word, spelling)
            onOpen(undefined)
          }}
        />
      )}
    </li>
  )
}

type SpellingProps = Pick<WordRowProps, 'onSay'> & {
  word: string
  own: string | undefined
  onSave: (spelling: string | undefined) => void
  onCancel: () => void
}

/** Two pronunciations side by side: the usual one, and the one that is spelled here. */
function Spelling({ word, own, onSay, onSave, onCancel }: SpellingProps) {
  const t = useMessages(pronounceMessages)
  const [text, setText, forget] = useKeptState(`spelling-${word}`, own ?? '')
  const isValid = isSpelling(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) save(text.trim())
  }
  const save = (spelling: string | undefined) => {
    forget()
    onSave(spelling)
  }
  const cancel = () => {
    forget()
    onCancel()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="x1">
        <TextField
          label={t('field', { word })}
          description={t('fieldHint')}
          value={text}
          onChange={setText}
          autoComplete="off"
          autoFocus
          {...(text !== '' && !isValid && { error: t('invalid') })}
        />
        <Inline gap="x1">
          <HearButton isLabelShown label={t('usual')} text={word} onSay={onSay} />
          <HearButton isLabelShown label={t('mine')} text={text} onSay={onSay} isDisabled={!isValid} />
        </Inline>
        <Inline gap="x1">
          <Button size="small" variant="primary" type="submit" isDisabled={!isValid}>
            {t('save')}
          </Button>
          {own !== undefined && (
            <Button size="small" onPress={() => save(undefined)}>
              {t('remove')}
            </Button>
          )}
          <Button size="small" variant="ghost" onPress={cancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
