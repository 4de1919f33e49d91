import type { Recognition } from '@saywright/api/contract'
import { Heading, StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { Values } from '../Values.js'
import { ConfidenceBar } from './ConfidenceBar.js'
import { sentence } from './RecognitionResult.css.js'
import { ResultDetails } from './ResultDetails.js'

export type RecognitionResultProps = {
  recognition: Recognition
  lang: string | undefined
  /** The recording, below the result and above its details. */
  children: ReactNode
}

/** What was recognized: the sentence first, then how certain it is and what it means. */
export function RecognitionResult({ recognition, lang, children }: RecognitionResultProps) {
  const t = useMessages(voiceCommandsMessages)
  const { threshold, tags } = recognition
  const [best] = recognition.hypotheses
  const slots = Object.entries(best?.slots ?? {}).map(([name, value]) => ({ name, value }))
  return (
    <>
      <div className={section} role="status">
        <StatusBadge status="done">{t('test.recognized')}</StatusBadge>
        {best && (
          <>
            <p className={sentence} lang={lang}>
              {t('test.heard', { sentence: best.text })}
            </p>
            <ConfidenceBar confidence={best.confidence} threshold={threshold} />
          </>
        )}
        {recognition.quality === 'borrowed' && (
          <Text variant="caption" tone="secondary">
            {t('test.borrowedQuality')}
          </Text>
        )}
      </div>
      {children}
      {tags.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.tags')}</Heading>
          <Values values={tags} />
        </div>
      )}
      {slots.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.slots')}</Heading>
          <Values values={slots} />
        </div>
      )}
      <ResultDetails recognition={recognition} lang={lang} />
    </>
  )
}
