import type { Recognition } from '@saywright/api/contract'
import { usePlayer, WaveformPlayerView } from '@saywright/audio'
import { StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { usePiece } from '../../../../../parts/sound/usePiece.js'
import { WordTimeline } from '../../../../../parts/words/WordTimeline.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { TestRecording } from '../../../model/quick-test/quickTest.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { MeaningSection } from '../meaning/MeaningSection.js'
import { ConfidenceBar } from './ConfidenceBar.js'
import { sentence } from './RecognitionResult.css.js'
import { ResultDetails } from './ResultDetails.js'

export type RecognitionResultProps = {
  recognition: Recognition
  recording: TestRecording
  lang: string | undefined
}

/** The result: the sentence first, then its confidence and its meaning. Words and entities play their piece. */
export function RecognitionResult({ recognition, recording, lang }: RecognitionResultProps) {
  const t = useMessages(voiceCommandsMessages)
  const { threshold } = recognition
  const [best] = recognition.hypotheses
  const player = usePlayer(recording.file)
  const pieces = usePiece(player)
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
      <div className={section}>
        <div>
          <WaveformPlayerView
            label={recording.name}
            state={player.state}
            peaks={player.samples ?? nothing}
            onToggle={player.toggle}
            onSeek={player.seek}
          />
          {best && (
            <WordTimeline
              words={best.words}
              entities={best.entities}
              seconds={recording.seconds}
              lang={lang}
              chosen={pieces.piece}
            />
          )}
        </div>
      </div>
      {best && <MeaningSection meaning={best} lang={lang} player={pieces} />}
      <ResultDetails recognition={recognition} lang={lang} player={pieces} />
    </>
  )
}

const nothing = new Float32Array(0)
