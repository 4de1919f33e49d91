import { refusalTitle } from '@saywright/api/catalogue'
import type { Recognition, Refusal } from '@saywright/api/contract'
import { WaveformPlayerView } from '@saywright/audio'
import { type Status, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { soundMessages } from '../../../../../parts/sound/messages.js'
import { RecordingLevels } from '../../../../../parts/sound/RecordingLevels.js'
import { usePiece } from '../../../../../parts/sound/usePiece.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { TestMode, TestRecording } from '../../../model/quick-test/quickTest.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { ConfidenceBar } from './ConfidenceBar.js'
import { head, refused, sentence, sunken, why } from './RecognitionResult.css.js'
import { RefusalActions, type RefusalSteps } from './RefusalActions.js'
import { ResultDetails } from './ResultDetails.js'
import { refusalMessages } from './refusalMessages.js'
import { useRefusalMessage } from './useRefusalMessage.js'
import { useRefusedSound } from './useRefusedSound.js'

export type RefusalCardProps = {
  recognition: Recognition
  recording: TestRecording
  by: TestMode
  lang: string | undefined
  isDisabled: boolean
  /** The next steps, besides playing the recording. */
  steps: RefusalSteps
  /** Where the nearest sentence leaves the grammar, from 1. */
  nearestLine: number | undefined
}

const badges: Readonly<Record<Refusal, Status>> = {
  no_speech: 'ended',
  no_sentence: 'failed',
  below_threshold: 'waiting',
  too_short: 'waiting',
  clipped: 'failed',
  cut_off: 'failed',
}

/** Why a recording was refused, how it sounds and how loud it is, and the next steps that this reason has. */
export function RefusalCard(props: RefusalCardProps) {
  const { recognition, recording, by, lang, isDisabled, steps, nearestLine } = props
  const words = useMessages(voiceCommandsMessages)
  const t = useMessages(refusalMessages)
  const sound = useMessages(soundMessages)
  const locale = useLocale()
  const { threshold, refusal = 'no_sentence', quality } = recognition
  const [best] = recognition.hypotheses
  const { player, levels, cut, regions, playCut } = useRefusedSound(recording, refusal)
  const pieces = usePiece(player)
  const clippedCount = levels?.clippedCount
  const {
    what,
    sentence: closest,
    text,
  } = useRefusalMessage({
    ...{ recognition, seconds: recording.seconds, clippedCount, cut },
    canWrite: steps.write !== undefined,
  })
  const numbers = new Intl.NumberFormat(locale)
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const facts = {
    ...(refusal === 'no_speech' && { [t('score')]: t('noScore') }),
    // Not repeated where it is the reason itself.
    ...(clippedCount && refusal !== 'clipped' && { [sound('clipped')]: numbers.format(clippedCount) }),
  }
  return (
    <>
      <div className={section}>
        <div className={head} role="status">
          <StatusBadge status={badges[refusal]}>{refusalTitle(refusal, locale)}</StatusBadge>
          <Text as="span" variant="bodySmall" tone="secondary">
            {t('seconds', { seconds: seconds.format(recording.seconds) })}
          </Text>
        </div>
        <div className={sunken}>
          <WaveformPlayerView
            size="small"
            label={recording.name}
            state={player.state}
            peaks={player.samples ?? nothing}
            regions={regions}
            onToggle={player.toggle}
            onSeek={player.seek}
          />
        </div>
        <div role="status">
          {closest === undefined ? (
            <p className={why}>{what}</p>
          ) : (
            <>
              <Text variant="caption" tone="secondary">
                {what}
              </Text>
              <p className={`${sentence} ${refused}`} lang={lang}>
                {words('test.heard', { sentence: closest })}
              </p>
            </>
          )}
        </div>
        {best && refusal === 'below_threshold' && (
          <ConfidenceBar confidence={best.confidence} threshold={threshold} />
        )}
        {text.length > 0 && (
          <Text variant="bodySmall" tone="secondary">
            {text.join(' ')}
          </Text>
        )}
        {best && quality === 'borrowed' && (
          <Text variant="caption" tone="secondary">
            {words('test.borrowedQuality')}
          </Text>
        )}
        {levels && <RecordingLevels levels={levels} more={Object.entries(facts)} />}
        <RefusalActions
          {...{ refusal, by, isDisabled, cut, nearestLine }}
          steps={{ ...steps, ...(playCut && { playCut }) }}
        />
      </div>
      <ResultDetails recognition={recognition} lang={lang} player={pieces} />
    </>
  )
}

const nothing = new Float32Array(0)
