import {
  type ComparedSentence,
  type SoundAlike,
  type SoundAlikeEffect,
  type SoundAlikePlace,
  speechWords,
} from '@saywright/grammar'
import { Button, Inline, Tag, Text } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { Fragment, useCallback } from 'react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { soundAlikeMessages } from '../../messages/soundAlikeMessages.js'
import { playSequentially } from './playSequentially.js'
import { both, different, line, pair as pairClass, sounds as soundsClass } from './SoundAlikeDialog.css.js'

export type PairRowProps = {
  pair: SoundAlike
  /** Phonemes by word. */
  phonemes: ReadonlyMap<string, string>
  /** Spellings of the grammar for words that are not pronounced as they are written. */
  spellings: ReadonlyMap<string, string>
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onSay: (text: string) => Promise<Blob>
  isOffline: boolean
  /** Leads to the words in the text of the grammar; absent while the result is of an earlier text. */
  onGoTo: ((place: SoundAlikePlace) => void) | undefined
}

const tones = { intent: 'warning', value: 'info', words: 'info', none: 'neutral' } as const satisfies Record<
  SoundAlikeEffect,
  string
>

/** Two sentences, the words in which they differ with their sounds, and the consequence of confusing them. */
export function PairRow({ pair, phonemes, spellings, lang, onSay, isOffline, onGoTo }: PairRowProps) {
  const t = useMessages(soundAlikeMessages)
  const locale = useLocale()
  const { distance, effect, intents, places } = pair
  const [first, second] = pair.sentences
  const say = useCallback(
    (texts: string) => playSequentially(texts.split('\n'), (text) => onSay(spokenText(text, spellings))),
    [onSay, spellings],
  )
  const named = (intent: string | null) => intent ?? t('noIntent')
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
        <Tag tone={tones[effect]}>
          {distance === 0 ? t('same') : t('distance', { distance: number.format(distance) })}
        </Tag>
        <Text as="span" variant="bodySmall" tone="secondary">
          {t(`confusion.${effect}`, { first: named(intents[0]), second: named(intents[1]) })}
        </Text>
      </Inline>
      {onGoTo && (
        <Inline gap="x1">
          {[...placesByWords(places, t)].map(([words, place]) => (
            <Button key={words} size="small" variant="ghost" onPress={() => onGoTo(place)}>
              {words}
            </Button>
          ))}
        </Inline>
      )}
    </li>
  )
}

/** Where the words of both are, once where that is the same. */
function placesByWords(
  places: SoundAlike['places'],
  t: TranslateOf<typeof soundAlikeMessages>,
): ReadonlyMap<string, SoundAlikePlace> {
  const found = new Map<string, SoundAlikePlace>()
  for (const place of places) {
    if (!place) continue
    const { line } = place.range.start
    const rule = place.grammar === undefined ? place.rule : `${place.grammar}.${place.rule}`
    const words =
      place.slot === undefined
        ? t('place', { line, rule: `<${rule}>` })
        : t('placeOfSlot', { line, slot: `<${place.slot}>` })
    if (!found.has(words)) found.set(words, place)
  }
  return found
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

/** The text with which the engine pronounces a sentence like the grammar. */
function spokenText(sentence: string, spellings: ReadonlyMap<string, string>): string {
  const words = speechWords(sentence)
  if (!words.some((word) => spellings.has(word))) return sentence
  return words.map((word) => spellings.get(word) ?? word).join(' ')
}
