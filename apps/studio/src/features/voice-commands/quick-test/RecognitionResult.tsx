import { refusalWords } from '@saywright/api/catalogue'
import type { Recognition, Refusal } from '@saywright/api/contract'
import { Heading, Stack, type Status, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { WordTimes } from '../../../parts/words/WordTimes.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { section } from '../try/TryTyping.css.js'
import { Values } from '../try/Values.js'
import { ConfidenceBar } from './ConfidenceBar.js'
import { other, others, refused, sentence as sentenceStyle } from './RecognitionResult.css.js'

export type RecognitionResultProps = {
  recognition: Recognition
  lang: string | undefined
  /** The recording, below the result and above its details. */
  children: ReactNode
}

const badges: Readonly<Record<Refusal, Status>> = {
  no_speech: 'ended',
  no_sentence: 'failed',
  below_threshold: 'waiting',
  too_short: 'waiting',
  clipped: 'failed',
  cut_off: 'failed',
}

/** What the recognizer heard: the sentence first, then how certain it is and what it means. */
export function RecognitionResult({ recognition, lang, children }: RecognitionResultProps) {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const { threshold, refusal, rejected: isRefused } = recognition
  const [best, ...rest] = recognition.hypotheses
  const { text: sentence, confidence } = best ?? {}
  const why = refusal && refusalWords({ refusal, sentence, confidence, threshold }, locale)
  const slots = Object.entries(best?.slots ?? {}).map(([name, value]) => ({ name, value }))
  return (
    <>
      <div className={section} role="status">
        <StatusBadge status={refusal ? badges[refusal] : 'done'}>
          {why?.title ?? t('test.recognized')}
        </StatusBadge>
        {best && !isRefused && (
          <p className={sentenceStyle} lang={lang}>
            {t('test.heard', { sentence: best.text })}
          </p>
        )}
        {why && (
          <>
            <Text>{why.sentence}</Text>
            <Text variant="bodySmall" tone="secondary">
              {why.advice}
            </Text>
          </>
        )}
        {best && isRefused && (
          <Stack gap="x1">
            <Text variant="caption" tone="secondary">
              {t('test.closest')}
            </Text>
            <p className={`${sentenceStyle} ${refused}`} lang={lang}>
              {t('test.heard', { sentence: best.text })}
            </p>
          </Stack>
        )}
        {best && <ConfidenceBar confidence={best.confidence} threshold={threshold} />}
        {best && recognition.quality === 'borrowed' && (
          <Text variant="caption" tone="secondary">
            {t('test.borrowedQuality')}
          </Text>
        )}
      </div>
      {children}
      {!isRefused && recognition.tags.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.tags')}</Heading>
          <Values values={recognition.tags} />
        </div>
      )}
      {!isRefused && slots.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.slots')}</Heading>
          <Values values={slots} />
        </div>
      )}
      {best && best.words.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.words')}</Heading>
          <WordTimes words={best.words} lang={lang} />
        </div>
      )}
      {best && (
        <div className={section}>
          {recognition.single_hypothesis ? (
            <Text variant="caption" tone="secondary">
              {t('test.single')}
            </Text>
          ) : (
            rest.length > 0 && <OtherHypotheses hypotheses={rest} lang={lang} />
          )}
        </div>
      )}
    </>
  )
}

function OtherHypotheses({
  hypotheses,
  lang,
}: Pick<Recognition, 'hypotheses'> & Pick<RecognitionResultProps, 'lang'>) {
  const t = useMessages(voiceCommandsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <>
      <Heading level={3}>{t('test.others')}</Heading>
      <ol className={others}>
        {hypotheses.map(({ text, confidence }) => (
          <li key={text} className={other}>
            <span lang={lang}>{text}</span>
            <span>{numbers.format(confidence)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
