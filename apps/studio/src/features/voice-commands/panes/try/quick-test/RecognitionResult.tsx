import type { Recognition } from '@saywright/api/contract'
import { StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { MeaningSection } from '../meaning/MeaningSection.js'
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
  const { threshold } = recognition
  const [best] = recognition.hypotheses
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
      {best && <MeaningSection meaning={best} lang={lang} />}
      <ResultDetails recognition={recognition} lang={lang} />
    </>
  )
}
