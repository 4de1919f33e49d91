import { limits } from '@saywright/api/contract'
import { AudioDropZone, WaveformPlayer } from '@saywright/audio'
import { Button, Message, ProgressBar, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef, useState } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { SaveState } from '../../../model/document/useSaving.js'
import type {
  KeptRecording,
  QuickTest,
  TestMode,
  TestProblem,
  TestRecording,
} from '../../../model/quick-test/quickTest.js'
import { testRecordingOf, testRecordingOfFile } from '../../../model/quick-test/toRecording.js'
import type { Listen } from '../../../model/quick-test/useLiveHearing.js'
import { borrowedLimits } from '../../../model/try/borrowedLimits.js'
import type { TryingState } from '../../../model/workspace/Trying.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { KeptRecordings } from './KeptRecordings.js'
import { LiveRecorder } from './LiveRecorder.js'
import { liveMessages } from './liveMessages.js'
import { MicrophoneCheck } from './MicrophoneCheck.js'
import { RecognitionResult } from './RecognitionResult.js'
import { RefusalCard } from './RefusalCard.js'

/** The next steps after a test; an unavailable one is absent. */
export type TestSteps = {
  chooseKept?: (recording: KeptRecording) => void
  /** Leads from the microphone to the recordings of the project. */
  takeFile?: () => void
  /** Leads to typing the sentence, beginning with the closest one of the grammar. */
  write?: (closest: string) => void
  /** Opens the grammar at a place. */
  goTo?: (from: number, to: number) => void
  /** Opens the setting of the threshold. */
  changeThreshold?: () => void
  /** Adds the recording to a unit test, with its recognized sentence or its refusal. */
  addToTest?: (() => void) | undefined
}

export type QuickTestPanelProps = {
  by: TestMode
  test: QuickTest
  /** Whether the text is the one that would be tested. */
  saveState: SaveState
  hasErrors: boolean
  /** A warning about the limits of this language. */
  caution: string | undefined
  lang: string | undefined
  /** Help from the grammar: a sentence to say, recordings of one, and the place where a refused one leaves it. */
  help?: Partial<Pick<TryingState, 'suggestion' | 'recordings' | 'nearest'>>
  steps?: TestSteps
  /** Has speech recognized while it is said; absent where the settings give results at the end alone. */
  listen?: Listen | undefined
  onRecording: (recording: TestRecording) => void
  onSave: () => void
}

const maximumMilliseconds = limits.audioMaxSeconds * 1000
const fileLimits = { maxBytes: limits.audioMaxBytes, maxMilliseconds: maximumMilliseconds }

/** The saved grammar against a voice: by the microphone or with a file. */
export function QuickTestPanel(props: QuickTestPanelProps) {
  const { by, test, saveState, hasErrors, caution, lang, steps = {}, onRecording, onSave } = props
  const { suggestion, recordings = [], nearest } = props.help ?? {}
  const { write, goTo } = steps
  const isUnsaved = saveState !== 'saved'
  const isSaving = saveState === 'saving'
  const t = useMessages(voiceCommandsMessages)
  const live = useMessages(liveMessages)
  const intake = useFocusOnceSaved(isUnsaved)
  const [deviceId, setDeviceId] = useState<string>()
  // Takes the focus each time it is requested.
  const [microphoneChecks, setMicrophoneChecks] = useState(0)
  const recording = test.status === 'ready' ? undefined : test.recording
  const isBusy = hasErrors || isUnsaved || test.status === 'running'
  const heard = test.status === 'heard' ? test.recognition : undefined
  // Starts another recording from below: the microphone button gets the focus, so that the next press ends it.
  const takeOther = () => {
    const taker = intake.current?.querySelector<HTMLElement>(by === 'speak' ? 'button' : 'input')
    taker?.focus()
    taker?.click()
  }
  const player = recording && (
    <div className={section}>
      <WaveformPlayer label={recording.name} source={recording.file} />
      {test.status === 'running' && <ProgressBar label={t('test.running')} isLabelShown />}
      {test.status === 'failed' && (
        <TestProblemNotice
          problem={test.problem}
          words={test.words ?? ''}
          onRetry={() => onRecording(test.recording)}
          isDisabled={isBusy}
        />
      )}
    </div>
  )
  return (
    <>
      <div className={section}>
        {hasErrors && <Message tone="warning">{t('test.fixFirst')}</Message>}
        {!hasErrors && isUnsaved && (
          <Message
            tone="info"
            actions={
              <Button size="small" isPending={isSaving} onPress={onSave}>
                {t(isSaving ? 'save.saving' : 'save.button')}
              </Button>
            }
          >
            {t('test.saveFirst')}
          </Message>
        )}
        {caution && <Message tone="info">{caution}</Message>}
        {by === 'speak' && suggestion && (
          <Text>
            {richText(t('test.say', { sentence: suggestion }), {
              said: (words) => <strong lang={lang}>{words}</strong>,
            })}
          </Text>
        )}
        {microphoneChecks > 0 && (
          <MicrophoneCheck key={microphoneChecks} value={deviceId} onChange={setDeviceId} />
        )}
        <div ref={intake}>
          {by === 'speak' ? (
            <LiveRecorder
              label={t('test.record')}
              maximumMilliseconds={maximumMilliseconds}
              isDisabled={isBusy}
              lang={lang}
              deviceId={deviceId}
              listen={props.listen}
              onRecorded={(take) => onRecording(testRecordingOf(take))}
            />
          ) : (
            <AudioDropZone
              limits={fileLimits}
              given={recording}
              isDisabled={isBusy}
              onAccepted={(file, info) => void testRecordingOfFile(file, info).then(onRecording)}
            />
          )}
        </div>
        {by === 'speak' && !props.listen && (
          <Text variant="bodySmall" tone="secondary">
            {live('off')}
          </Text>
        )}
        {by === 'speak' && recordings.length > 0 && (
          <Button variant="ghost" size="small" onPress={steps.takeFile}>
            {t('test.noMicrophone')}
          </Button>
        )}
        {by === 'file' && recordings.length > 0 && (
          <div id="kept-recordings">
            <KeptRecordings
              recordings={recordings}
              lang={lang}
              isDisabled={isBusy}
              onChoose={steps.chooseKept}
            />
          </div>
        )}
      </div>
      {recording && heard?.rejected ? (
        <RefusalCard
          {...{ recording, by, lang }}
          recognition={heard}
          isDisabled={isBusy}
          nearestLine={nearest?.line}
          steps={{
            other: takeOther,
            again: () => onRecording(recording),
            ...(by === 'speak' && { microphone: () => setMicrophoneChecks((count) => count + 1) }),
            ...(write && { write: () => write(heard.hypotheses[0]?.text ?? '') }),
            ...(nearest && goTo && { nearest: () => goTo(nearest.from, nearest.to) }),
            ...(steps.changeThreshold && { threshold: steps.changeThreshold }),
            ...(steps.addToTest && { unitTest: steps.addToTest }),
          }}
        />
      ) : recording && heard ? (
        <RecognitionResult {...{ recording, lang }} recognition={heard} />
      ) : (
        player
      )}
    </>
  )
}

/** The save button disappears after a save; the focus moves to what it made possible. */
function useFocusOnceSaved(isUnsaved: boolean) {
  const intake = useRef<HTMLDivElement>(null)
  const wasUnsaved = useRef(isUnsaved)
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (wasUnsaved.current && !isUnsaved && isFocusLost)
      intake.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
    wasUnsaved.current = isUnsaved
  }, [isUnsaved])
  return intake
}

type TestProblemNoticeProps = {
  problem: TestProblem
  words: string
  onRetry: () => void
  isDisabled: boolean
}

function TestProblemNotice({ problem, words, onRetry, isDisabled }: TestProblemNoticeProps) {
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
      {t(`test.problem.${problem}.text`, { words, ...borrowedLimits })}
    </Message>
  )
}
