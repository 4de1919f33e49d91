import { limits } from '@saywright/api/contract'
import { AudioDropZone, Recorder, WaveformPlayer } from '@saywright/audio'
import { Button, Message, ProgressBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'
import { section } from '../try/TryTyping.css.js'
import type { QuickTest, TestProblem, TestRecording } from './quickTest.js'
import { RecognitionResult } from './RecognitionResult.js'
import { testRecordingOf, testRecordingOfFile } from './toRecording.js'
import { WordLane } from './WordTimes.js'

export type QuickTestPanelProps = {
  by: 'speak' | 'file'
  test: QuickTest
  /** A recording that waits for the grammar to be saved. */
  waiting: TestRecording | undefined
  isSaving: boolean
  hasErrors: boolean
  /** Says in words what this language cannot be expected to do here. */
  caution: string | undefined
  lang: string | undefined
  onRecording: (recording: TestRecording) => void
  onSaveAndTest: () => void
  onTestAgain: (recording: TestRecording) => void
}

const maximumMilliseconds = limits.audioMaxSeconds * 1000
const fileLimits = { maxBytes: limits.audioMaxBytes, maxMilliseconds: maximumMilliseconds }

/** The saved grammar against a voice: by the microphone or with a file. */
export function QuickTestPanel({
  by,
  test,
  waiting,
  hasErrors,
  caution,
  lang,
  ...rest
}: QuickTestPanelProps) {
  const t = useMessages(voiceCommandsMessages)
  const { isSaving, onRecording, onSaveAndTest, onTestAgain } = rest
  const recording = waiting ?? (test.status === 'ready' ? undefined : test.recording)
  const isBusy = hasErrors || test.status === 'running'
  const heard = !waiting && test.status === 'heard' ? test.recognition : undefined
  const words = heard?.hypotheses[0]?.words
  const player = recording && (
    <div className={section}>
      <div>
        <WaveformPlayer label={recording.name} source={recording.file} />
        {words && <WordLane words={words} seconds={recording.seconds} />}
      </div>
      {waiting && (
        <Message
          tone="info"
          actions={
            <Button size="small" isPending={isSaving} isDisabled={hasErrors} onPress={onSaveAndTest}>
              {t('test.saveAndTest')}
            </Button>
          }
        >
          {t('test.savedOnly')}
        </Message>
      )}
      {!waiting && test.status === 'running' && <ProgressBar label={t('test.running')} isLabelShown />}
      {!waiting && test.status === 'failed' && (
        <Problem
          problem={test.problem}
          words={test.words ?? ''}
          onRetry={() => onTestAgain(test.recording)}
          isDisabled={isBusy}
        />
      )}
    </div>
  )
  return (
    <>
      <div className={section}>
        {hasErrors && <Message tone="warning">{t('test.fixFirst')}</Message>}
        {caution && <Message tone="info">{caution}</Message>}
        {by === 'speak' ? (
          <Recorder
            label={t('test.record')}
            maximumMilliseconds={maximumMilliseconds}
            isDisabled={isBusy}
            onRecorded={(take) => onRecording(testRecordingOf(take))}
          />
        ) : (
          <AudioDropZone
            limits={fileLimits}
            isDisabled={isBusy}
            onAccepted={(file, info) => void testRecordingOfFile(file, info).then(onRecording)}
          />
        )}
      </div>
      {heard ? (
        <RecognitionResult recognition={heard} lang={lang}>
          {player}
        </RecognitionResult>
      ) : (
        player
      )}
    </>
  )
}

type ProblemProps = { problem: TestProblem; words: string; onRetry: () => void; isDisabled: boolean }

function Problem({ problem, words, onRetry, isDisabled }: ProblemProps) {
  const t = useMessages(voiceCommandsMessages)
  return (
    <Message
      tone="danger"
      isAnnounced
      title={t(`test.problem.${problem}.title`)}
      actions={
        <Button size="small" isDisabled={isDisabled} onPress={onRetry}>
          {t('test.again')}
        </Button>
      }
    >
      {t(`test.problem.${problem}.text`, { words })}
    </Message>
  )
}
