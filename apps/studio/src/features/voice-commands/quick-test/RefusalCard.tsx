import { refusalWords } from '@saywright/api/catalogue'
import type { Recognition, Refusal } from '@saywright/api/contract'
import { WaveformPlayer } from '@saywright/audio'
import { Button, type Status, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { RecordingLevels } from '../../../parts/sound/RecordingLevels.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { section } from '../try/TryTyping.css.js'
import { ConfidenceBar } from './ConfidenceBar.js'
import type { TestMode, TestRecording } from './quickTest.js'
import { actions, head, refused, sentence, sunken, why } from './RecognitionResult.css.js'
import { ResultDetails } from './ResultDetails.js'

export type RefusalCardProps = {
  recognition: Recognition
  recording: TestRecording
  by: TestMode
  lang: string | undefined
  isDisabled: boolean
  /** Records again, or chooses another file. */
  onOther: () => void
  /** Tests the same recording again, with what was changed since. */
  onAgain: () => void
}

const badges: Readonly<Record<Refusal, Status>> = {
  no_speech: 'ended',
  no_sentence: 'failed',
  below_threshold: 'waiting',
  too_short: 'waiting',
  clipped: 'failed',
  cut_off: 'failed',
}

/** Why a recording was refused, how it sounds and how loud it is, and the next step. */
export function RefusalCard(props: RefusalCardProps) {
  const { recognition, recording, by, lang, isDisabled, onOther, onAgain } = props
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const { threshold, refusal = 'no_sentence', quality } = recognition
  const [best] = recognition.hypotheses
  const { text, confidence } = best ?? {}
  const words = refusalWords({ refusal, sentence: text, confidence, threshold }, locale)
  const seconds = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'narrow' },
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
  })
  return (
    <>
      <div className={section}>
        <div className={head} role="status">
          <StatusBadge status={badges[refusal]}>{words.title}</StatusBadge>
          <Text as="span" variant="bodySmall" tone="secondary">
            {seconds.format(recording.seconds)}
          </Text>
        </div>
        <div className={sunken}>
          <WaveformPlayer size="small" label={recording.name} source={recording.file} />
        </div>
        <div role="status">
          <p className={why}>{words.sentence}</p>
          <Text variant="bodySmall" tone="secondary">
            {words.advice}
          </Text>
        </div>
        {best && (
          <>
            <div>
              <Text variant="caption" tone="secondary">
                {t('test.closest')}
              </Text>
              <p className={`${sentence} ${refused}`} lang={lang}>
                {t('test.heard', { sentence: best.text })}
              </p>
            </div>
            <ConfidenceBar confidence={best.confidence} threshold={threshold} />
            {quality === 'borrowed' && (
              <Text variant="caption" tone="secondary">
                {t('test.borrowedQuality')}
              </Text>
            )}
          </>
        )}
        <RecordingLevels file={recording.file} />
        <div className={actions}>
          <Button size="small" isDisabled={isDisabled} onPress={onOther}>
            {t(`test.other.${by}`)}
          </Button>
          <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={onAgain}>
            {t('test.again')}
          </Button>
        </div>
      </div>
      <ResultDetails recognition={recognition} lang={lang} />
    </>
  )
}
