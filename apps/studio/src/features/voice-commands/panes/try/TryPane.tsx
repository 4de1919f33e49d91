import { applyEdits } from '@saywright/grammar'
import { Button, Card, Icon, SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FileHeadphone, FlaskConical, Keyboard, Mic } from 'lucide-react'
import { type Ref, useState } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { SaveState } from '../../model/document/useSaving.js'
import type { QuickTest, TestMode } from '../../model/quick-test/quickTest.js'
import type { SuiteView } from '../../model/suite/SuiteView.js'
import type { GrammarReading } from '../../model/workspace/GrammarReading.js'
import type { TextEditor } from '../../model/workspace/TextEditor.js'
import type { Trying } from '../../model/workspace/Trying.js'
import type { TestActions, TestState } from '../../model/workspace/VoiceCommandWorkspace.js'
import { KeepInSuite } from '../../parts/suite/KeepInSuite.js'
import { modes, section } from '../../parts/try/TryTyping.css.js'
import { TryTyping } from '../../parts/try/TryTyping.js'
import { NoMatch } from './NoMatch.js'
import { PathSection } from './PathSection.js'
import { QuickTestPanel } from './quick-test/QuickTestPanel.js'
import { bar } from './TryPane.css.js'
import { AddToTestDialog } from './unit-test/AddToTestDialog.js'
import { addToTestMessages } from './unit-test/messages.js'
import { useFocusWhenTyping } from './useFocusWhenTyping.js'
import { useResultInSight } from './useResultInSight.js'

export type TryPaneProps = {
  reading: GrammarReading
  trying: Trying
  suite: SuiteView
  test: TestState
  actions: TestActions
  saving: { readonly state: SaveState; readonly save: () => Promise<unknown> }
  /** A warning about the limits of this language. */
  caution: string | undefined
  editor: Pick<TextEditor, 'goTo' | 'noteCursor'>
  /** Where slots are filled. */
  slotsHref: string | undefined
  onOpenTab: (tab: 'graph') => void
  onOpenDialog: (dialog: 'recognizer') => void
  onGrammarChange: (grammar: string) => void
}

type HeardTest = Extract<QuickTest, { status: 'heard' }>

/** The grammar against a sentence: written, spoken or recorded. */
export function TryPane(props: TryPaneProps) {
  const { trying, suite, test, reading } = props
  const { mode, tried, sentenceMatch } = trying.state
  const t = useMessages(voiceCommandsMessages)
  const words = useMessages(addToTestMessages)
  const [adding, setAdding] = useState<HeardTest>()
  const heard = mode === 'type' || test.tests[mode].status !== 'heard' ? undefined : test.tests[mode]
  const isRecognized = heard?.recognition.rejected === false
  const isKeepable = sentenceMatch?.sentence === tried && reading.checkedWith === 'this'
  const addToTest = heard && test.unitTests ? () => setAdding(heard) : undefined
  const pane = useResultInSight(mode === 'type' ? undefined : test.tests[mode])
  const typing = useFocusWhenTyping(mode)
  return (
    <Card ref={pane} isFlush title={t('try.title')}>
      <div className={modes} id="try-modes">
        <SegmentedControl
          isFullWidth
          label={t('try.mode')}
          value={mode}
          onChange={trying.actions.changeMode}
          options={[
            { value: 'type', label: t('try.type'), icon: <Icon of={Keyboard} /> },
            { value: 'speak', label: t('try.speak'), icon: <Icon of={Mic} /> },
            { value: 'file', label: t('try.file'), icon: <Icon of={FileHeadphone} /> },
          ]}
        />
      </div>
      {mode === 'type' ? (
        <Written {...props} field={typing} />
      ) : (
        <Recorded {...props} key={mode} by={mode} onAddToTest={addToTest} />
      )}
      {(isKeepable || isRecognized) && (
        <div className={bar}>
          {isKeepable && <KeepInSuite tried={sentenceMatch} suite={suite} />}
          {isRecognized && addToTest && (
            <Button size="small" variant="ghost" icon={<Icon of={FlaskConical} />} onPress={addToTest}>
              {words('open')}
            </Button>
          )}
        </div>
      )}
      {adding && mode !== 'type' && (
        <AddToTestDialog
          {...adding}
          by={mode}
          tests={test.unitTests ?? []}
          lang={reading.lang}
          onAdd={props.actions.addToTest}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Card>
  )
}

type WrittenProps = TryPaneProps & { field: Ref<HTMLDivElement> }

/** The typed sentence, and its path through the grammar or where it leaves it. */
function Written({ reading, trying, editor, slotsHref, onOpenTab, onGrammarChange, field }: WrittenProps) {
  const { lang } = reading
  const { sentence, sentenceMatch, accept } = trying.state
  const { write, read } = trying.actions
  return (
    <>
      <div className={section} id="try-sentence" ref={field}>
        <TryTyping
          sentence={sentence}
          sentenceMatch={sentenceMatch}
          lang={lang}
          checkedWith={reading.checkedWith}
          onSentence={write}
          onReading={read}
        />
      </div>
      {sentenceMatch?.result.matched === true && (
        <PathSection
          result={sentenceMatch.result}
          lang={lang}
          onGoTo={editor.goTo}
          onGraph={() => {
            editor.noteCursor(undefined)
            onOpenTab('graph')
          }}
        />
      )}
      {sentenceMatch?.result.matched === false && (
        <NoMatch
          result={sentenceMatch.result}
          sentence={sentence}
          lang={lang}
          accept={accept}
          slotsHref={slotsHref}
          onSentence={write}
          onAccept={({ edits }) => onGrammarChange(applyEdits(reading.state.analysis.source, edits))}
        />
      )}
    </>
  )
}

/** The spoken or chosen recording, tested with the saved grammar. */
function Recorded(props: TryPaneProps & { by: TestMode; onAddToTest: (() => void) | undefined }) {
  const { by, reading, trying, test, actions, saving, caution, editor, onOpenDialog } = props
  return (
    <QuickTestPanel
      by={by}
      test={test.tests[by]}
      saveState={saving.state}
      hasErrors={reading.state.analysis.hasErrors}
      caution={caution}
      lang={reading.lang}
      help={trying.state}
      steps={{
        chooseKept: actions.testKept,
        takeFile: () => trying.actions.changeMode('file'),
        write: trying.actions.tryAgain,
        goTo: editor.goTo,
        changeThreshold: () => onOpenDialog('recognizer'),
        addToTest: props.onAddToTest,
      }}
      listen={test.isLive ? actions.listen : undefined}
      onRecording={actions[by]}
      onSave={() => void saving.save()}
    />
  )
}
