import { applyEdits, type SlotValues } from '@saywright/grammar'
import { Card, Icon, SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FileHeadphone, Keyboard, Mic } from 'lucide-react'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { Acceptance } from '../../model/answers/acceptance.js'
import type { SentenceMatch } from '../../model/answers/trySentence.js'
import type { GrammarState } from '../../model/grammar/grammarState.js'
import type { QuickTest, TestMode, TestRecording, TryMode } from '../../model/quick-test/quickTest.js'
import { modes, section } from '../../parts/try/TryTyping.css.js'
import { TryTyping } from '../../parts/try/TryTyping.js'
import { NoMatch } from './NoMatch.js'
import { PathSection } from './PathSection.js'
import { QuickTestPanel, type QuickTestPanelProps } from './quick-test/QuickTestPanel.js'
import { useFocusWhenTyping } from './useFocusWhenTyping.js'
import { useResultInSight } from './useResultInSight.js'

export type TryPaneProps = Omit<
  QuickTestPanelProps,
  'by' | 'hasErrors' | 'test' | 'onRecording' | 'onWrite'
> & {
  mode: TryMode
  onModeChange: (mode: TryMode) => void
  tests: Readonly<Record<TestMode, QuickTest>>
  onTest: Readonly<Record<TestMode, (recording: TestRecording) => void>>
  state: GrammarState
  slots: SlotValues
  sentence: string
  sentenceMatch: SentenceMatch
  /** What would make the grammar accept the sentence, once it is proved. */
  accept: Acceptance | undefined
  onSentence: (sentence: string) => void
  onReading: (reading: number) => void
  onGoTo: (from: number, to: number) => void
  onGraph: () => void
  onGrammarChange: (grammar: string) => void
}

/** The grammar against a sentence: written, spoken or recorded. */
export function TryPane(props: TryPaneProps) {
  const { mode, onModeChange, state, sentence, sentenceMatch, lang, onSentence, onGoTo, onGrammarChange } =
    props
  const t = useMessages(voiceCommandsMessages)
  const { analysis, checked } = state
  const isThis = checked === analysis
  const pane = useResultInSight(mode === 'type' ? undefined : props.tests[mode])
  const typing = useFocusWhenTyping(mode)
  return (
    <Card ref={pane} isFlush title={t('try.title')}>
      <div className={modes} id="try-modes">
        <SegmentedControl
          isFullWidth
          label={t('try.mode')}
          value={mode}
          onChange={onModeChange}
          options={[
            { value: 'type', label: t('try.type'), icon: <Icon of={Keyboard} /> },
            { value: 'speak', label: t('try.speak'), icon: <Icon of={Mic} /> },
            { value: 'file', label: t('try.file'), icon: <Icon of={FileHeadphone} /> },
          ]}
        />
      </div>
      {mode === 'type' ? (
        <>
          <div className={section} id="try-sentence" ref={typing}>
            <TryTyping
              sentence={sentence}
              sentenceMatch={sentenceMatch}
              lang={lang}
              checkedWith={isThis ? 'this' : checked ? 'last' : 'none'}
              onSentence={onSentence}
              onReading={props.onReading}
            />
          </div>
          {sentenceMatch?.result.matched === true && (
            <PathSection result={sentenceMatch.result} lang={lang} onGoTo={onGoTo} onGraph={props.onGraph} />
          )}
          {sentenceMatch?.result.matched === false && (
            <NoMatch
              result={sentenceMatch.result}
              sentence={sentence}
              lang={lang}
              accept={props.accept}
              onSentence={onSentence}
              onAccept={({ edits }) => onGrammarChange(applyEdits(analysis.source, edits))}
            />
          )}
        </>
      ) : (
        <QuickTestPanel
          {...props}
          key={mode}
          by={mode}
          hasErrors={analysis.hasErrors}
          test={props.tests[mode]}
          onByFile={() => onModeChange('file')}
          onRecording={props.onTest[mode]}
          onWrite={(closest) => {
            onModeChange('type')
            onSentence(closest)
          }}
        />
      )}
    </Card>
  )
}
