import { type ComparedSentence, speechWords } from '@saywright/grammar'
import { Inline, Tag, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Fragment, useCallback } from 'react'
import { soundAlikeMessages } from '../../messages/soundAlikeMessages.js'
import type { Confusion, SoundAlikePair } from '../../model/answers/soundAlikePairs.js'
import { HearButton } from '../../parts/hear/HearButton.js'
import { playSequentially } from './playSequentially.js'
import { both, different, line, pair as pairClass, sounds as soundsClass } from './SoundAlikeDialog.css.js'

export type PairRowProps = {
  pair: SoundAlikePair
  /** Phonemes by word. */
  phonemes: ReadonlyMap<string, string>
  /** How the grammar spells words that are not said as they are written. */
  spellings: ReadonlyMap<string, string>
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onSay: (text: string) => Promise<Blob>
  isOffline: boolean
}

const tones = { intent: 'warning', value: 'info', words: 'info', none: 'neutral' } as const satisfies Record<
  Confusion,
  string
>

/** Two sentences, the words in which they differ with their sounds, and what comes of taking one for the other. */
export function PairRow({ pair, phonemes, spellings, lang, onSay, isOffline }: PairRowProps) {
  const t = useMessages(soundAlikeMessages)
  const locale = useLocale()
  const { distance, confusion, intents } = pair
  const [first, second] = pair.sentences
  const say = useCallback(
    (texts: string) => playSequentially(texts.split('\n'), (text) => onSay(spokenText(text, spellings))),
    [onSay, spellings],
  )
  const list = new Intl.ListFormat(locale)
  const listed = (names: readonly string[]) => (names.length > 0 ? list.format(names) : t('noIntent'))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <li className={pairClass}>
      <div className={line}>
        <div className={both}>
          <Sentence sentence={first} phonemes={phonemes} lang={lang} />
          <Sentence sentence={second} phonemes={phonemes} lang={lang} />
        </div>
        <HearButton
          label={t('hear', { first: first.text, second: second.text })}
          text={`${first.text}\n${second.text}`}
          onSay={say}
          isDisabled={isOffline}
        />
      </div>
      <Inline gap="x1">
        <Tag tone={tones[confusion]}>
          {distance === 0 ? t('same') : t('distance', { distance: number.format(distance) })}
        </Tag>
        <Text as="span" variant="bodySmall" tone="secondary">
          {t(`confusion.${confusion}`, { first: listed(intents[0]), second: listed(intents[1]) })}
        </Text>
      </Inline>
    </li>
  )
}

type SentenceProps = Pick<PairRowProps, 'phonemes' | 'lang'> & { sentence: ComparedSentence }

/** A sentence with the words marked that the other does not have, and how these sound. */
function Sentence({ sentence: { words }, phonemes, lang }: SentenceProps) {
  const said = words
    .filter(({ differs }) => differs)
    .flatMap(({ text }) => speechWords(text))
    .map((word) => phonemes.get(word))
  return (
    <div>
      <span lang={lang}>
        {words.map(({ text, differs }, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            {differs ? <mark className={different}>{text}</mark> : <span>{text}</span>}
          </Fragment>
        ))}
      </span>
      {said.length > 0 && (
        <span className={soundsClass} lang="und-fonipa">
          {said.join(' ')}
        </span>
      )}
    </div>
  )
}

/** What the engine is given so that it says a sentence as the grammar wants it said. */
function spokenText(sentence: string, spellings: ReadonlyMap<string, string>): string {
  const words = speechWords(sentence)
  if (!words.some((word) => spellings.has(word))) return sentence
  return words.map((word) => spellings.get(word) ?? word).join(' ')
}
