import { alignPhonemes } from '@saywright/grammar'
import { Card, StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useMemo } from 'react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { unitTestsMessages } from '../../messages/index.js'
import { AlignedSounds } from './AlignedSounds.js'
import * as css from './PairCard.css.js'
import { phonemesOf, type WordPair } from './wordPairs.js'

export type PairCardProps = {
  pair: WordPair
  /** IPA by word. */
  phonemes: ReadonlyMap<string, string>
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
  /** Brings a recording of words; keep the same function between renders. */
  onSay: (text: string) => Promise<Blob>
  /** The remedies. */
  children: ReactNode
}

/** Two words, their sounds side by side, and remedies against confusing them. */
export function PairCard({ pair, phonemes, lang, onSay, children }: PairCardProps) {
  const t = useMessages(unitTestsMessages)
  const { first, second, files } = pair
  const [a, b] = [phonemesOf(first, phonemes), phonemesOf(second, phonemes)]
  const aligned = useMemo(() => (a && b ? alignPhonemes(a, b) : []), [a, b])
  const same = aligned.filter(({ cost }) => cost === 0).length
  const title = t('confusions.pair', { first, second })
  return (
    <Card isFlush aria-label={title}>
      <div className={css.top}>
        <div className={css.head}>
          <h3 className={css.title} lang={lang}>
            {title}
          </h3>
          <StatusBadge status={files.length > 0 ? 'failed' : 'pending'}>
            {files.length > 0 ? t('confusions.times', { count: files.length }) : t('confusions.never')}
          </StatusBadge>
        </div>
        <div className={css.words}>
          {([first, second] as const).map((word, at) => (
            <div key={word} className={css.word}>
              <span lang={lang}>{word}</span>
              <AlignedSounds
                aligned={aligned}
                of={at === 0 ? 'first' : 'second'}
                label={t('confusions.soundsOf', { word })}
              />
              <HearButton label={t('confusions.hear', { word })} text={word} onSay={onSay} />
            </div>
          ))}
        </div>
        <Text variant="bodySmall" tone="secondary">
          {aligned.length > 0
            ? t('confusions.why', { same, total: aligned.length })
            : t('confusions.whyUnknown')}
        </Text>
      </div>
      {children}
    </Card>
  )
}
