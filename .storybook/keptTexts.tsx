import { defaultRecognizerSettings, ready, type VoiceCommandModel } from '@saywright/api/contract'
import { aGeneration, aGenerationResult, anAudioAsset } from '@saywright/api/testing'
import { submissionErrors } from '@saywright/forms'
import { analyze, intentsOf } from '@saywright/grammar'
import { type ReactNode, useState } from 'react'
import { aTestedModel } from '../apps/studio/src/features/unit-tests/testing/aTestedModel.js'
import { MakeAudioDialog } from '../apps/studio/src/features/unit-tests/wizard/MakeAudioDialog.js'
import { TranscriptionField } from '../apps/studio/src/features/unit-tests/wizard/TranscriptionField.js'
import { blankTest } from '../apps/studio/src/features/unit-tests/wizard/testValues.js'
import { UnitTestWizardScreen } from '../apps/studio/src/features/unit-tests/wizard/UnitTestWizardScreen.js'
import { grammarState } from '../apps/studio/src/features/voice-commands/model/grammar/grammarState.js'
import { GrammarWorker } from '../apps/studio/src/features/voice-commands/model/grammar-worker/GrammarWorker.js'
import type { HelperState } from '../apps/studio/src/features/voice-commands/model/helper/helperState.js'
import { ImportDialog } from '../apps/studio/src/features/voice-commands/panes/grammar/exchange/ImportDialog.js'
import { RenameRuleDialog } from '../apps/studio/src/features/voice-commands/panes/grammar/rules/RenameRuleDialog.js'
import { HelperDialog } from '../apps/studio/src/features/voice-commands/panes/helper/HelperDialog.js'
import { IntentDetail } from '../apps/studio/src/features/voice-commands/panes/intents/IntentDetail.js'
import { NewIntentDialog } from '../apps/studio/src/features/voice-commands/panes/intents/NewIntentDialog.js'
import { PronunciationsDialog } from '../apps/studio/src/features/voice-commands/panes/pronounce/PronunciationsDialog.js'
import { RecognizerDialog } from '../apps/studio/src/features/voice-commands/panes/recognizer/RecognizerDialog.js'
import { ChangeValueDialog } from '../apps/studio/src/features/voice-commands/panes/slots/ChangeValueDialog.js'
import { ListDialog } from '../apps/studio/src/features/voice-commands/panes/slots/ListDialog.js'
import { SlotNameDialog } from '../apps/studio/src/features/voice-commands/panes/slots/SlotNameDialog.js'
import { ValueEntry } from '../apps/studio/src/features/voice-commands/panes/slots/ValueEntry.js'
import { pickingGrammar } from '../apps/studio/src/features/voice-commands/testing/picking.js'
import { ThresholdDialog } from '../apps/studio/src/features/wake-words/panes/recognizer/ThresholdDialog.js'
import { LabelDialog } from '../apps/studio/src/parts/versions/LabelDialog.js'

/** A place outside of a form in which people write. */
export type KeptText = {
  /** @param isAccepted whether a server takes what is sent. */
  readonly draw: (isAccepted: boolean) => ReactNode
  /** Buttons that lead to the fields. */
  readonly open?: readonly string[]
  /** Texts that are typed in its fields, in their order. */
  readonly type: readonly string[]
  /** Buttons that send it. */
  readonly send: readonly string[]
  /** The button that discards it; absent where one empties the field. */
  readonly cancel?: string
  /** Steps that lead there after it was sent and the page reloaded, where they differ. */
  readonly reopen?: readonly string[]
}

const nothing = () => {}
const worker = new GrammarWorker()
const state = grammarState(pickingGrammar)
const { analysis } = state
const intent = intentsOf(analysis)[0]
if (!intent) throw new Error('The grammar has an intent')

/** Texts that are typed outside of forms, by the file that draws their field. */
export const keptTexts: Readonly<Record<string, KeptText>> = {
  'studio/src/features/unit-tests/wizard/ConfigureStep.tsx': {
    draw: (isAccepted) => <UnitTest grammar={pickingGrammar} isAccepted={isAccepted} />,
    open: ['Next', 'Next'],
    type: ['night shift', 'Forklifts nearby', '4200'],
    send: ['Save and run'],
    cancel: 'Cancel',
    reopen: [],
  },
  'studio/src/features/unit-tests/wizard/SlotsStep.tsx': {
    draw: (isAccepted) => <UnitTest grammar={oneSlot} isAccepted={isAccepted} name="night shift" />,
    open: ['Next'],
    type: ['attic'],
    send: ['Next', 'Save and run'],
    cancel: 'Cancel',
    reopen: ['Previous'],
  },
  'studio/src/features/unit-tests/wizard/MakeAudioDialog.tsx': {
    draw: (isAccepted) => (
      <MakeAudioDialog
        speakers={[]}
        draft="test-audio"
        sentences={['wake up']}
        lang="en-US"
        onMake={async () => isAccepted}
        onClose={nothing}
      />
    ),
    type: ['are you there'],
    send: ['Make 4 recordings'],
    cancel: 'Cancel',
  },
  'studio/src/features/unit-tests/wizard/TranscriptionField.tsx': {
    draw: (isAccepted) => (
      <TranscriptionField id={21} name="a.wav" lang="en-US" onKeep={async () => isAccepted} />
    ),
    type: ['wake up'],
    send: ['Save the transcription of a.wav'],
  },
  'studio/src/features/voice-commands/panes/grammar/exchange/ImportDialog.tsx': {
    draw: () => <ImportDialog onReplace={nothing} onClose={nothing} />,
    type: ['#JSGF V1.0; grammar g; public <a> = go;'],
    send: ['Replace the grammar'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/helper/HelperForm.tsx': {
    draw: (isAccepted) => <Helper isAccepted={isAccepted} />,
    type: ['Let people say start'],
    send: ['Generate', 'Apply to the grammar'],
  },
  'studio/src/features/wake-words/panes/recognizer/ThresholdDialog.tsx': {
    draw: () => <ThresholdDialog threshold={5000} onChange={nothing} onClose={nothing} />,
    type: ['5700'],
    send: ['Apply'],
    cancel: 'Cancel',
  },
  'studio/src/parts/versions/LabelDialog.tsx': {
    draw: (isAccepted) => (
      <LabelDialog revision={3} label="" onSave={async () => isAccepted} onClose={nothing} />
    ),
    type: ['Rotterdam'],
    send: ['Save name'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/intents/IntentDetail.tsx': {
    draw: () => (
      <IntentDetail
        view={{
          grammar: pickingGrammar,
          state,
          worker,
          slots: {},
          lang: 'en-US',
          onGrammarChange: nothing,
          onGoTo: nothing,
        }}
        analysis={analysis}
        intent={intent}
        onRenamed={nothing}
      />
    ),
    type: ['FETCH'],
    send: ['Rename'],
  },
  'studio/src/features/voice-commands/panes/intents/NewIntentDialog.tsx': {
    draw: () => <NewIntentDialog worker={worker} analysis={analysis} onAdd={nothing} onClose={nothing} />,
    type: ['HALT', 'stop it'],
    send: ['Add intent'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/pronounce/WordRow.tsx': {
    draw: () => (
      <PronunciationsDialog
        words={[{ word: 'dock', spellings: [] }]}
        lang="en-US"
        onPronounce={async () => []}
        onSay={async () => new Blob()}
        onChange={nothing}
        onClose={nothing}
      />
    ),
    open: ['Change dock'],
    type: ['dok'],
    send: ['Save in the grammar'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/recognizer/RecognizerDialog.tsx': {
    draw: (isAccepted) => (
      <RecognizerDialog
        settings={defaultRecognizerSettings}
        onSave={async () => (isAccepted ? 'saved' : 'failed')}
        onClose={nothing}
      />
    ),
    type: ['7', '900', '5700'],
    send: ['Save settings'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/grammar/rules/RenameRuleDialog.tsx': {
    draw: () => <RenameRuleDialog analysis={analysis} rule="pick" onRename={nothing} onClose={nothing} />,
    type: ['fetch'],
    send: ['Rename'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/slots/ChangeValueDialog.tsx': {
    draw: () => (
      <ChangeValueDialog slot="dock" values={['north']} index={0} onChange={nothing} onClose={nothing} />
    ),
    type: ['east'],
    send: ['Save'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/slots/ListDialog.tsx': {
    draw: () => <ListDialog slot="dock" known={['north']} most={9} onAdd={nothing} onClose={nothing} />,
    type: ['east'],
    send: ['Add 1 value'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/slots/SlotNameDialog.tsx': {
    draw: () => <SlotNameDialog worker={worker} analysis={analysis} onName={nothing} onClose={nothing} />,
    type: ['gate'],
    send: ['Add slot'],
    cancel: 'Cancel',
  },
  'studio/src/features/voice-commands/panes/slots/ValueEntry.tsx': {
    draw: () => <ValueEntry name="value-dock" values={['north']} onAdd={nothing} />,
    type: ['east'],
    send: ['Add'],
  },
}

/** The description is sent, and a grammar is offered or there is no response. */
function Helper({ isAccepted }: { isAccepted: boolean }) {
  const [state, setState] = useState<HelperState>({ status: 'idle' })
  return (
    <HelperDialog
      helper={{ generation: aGeneration(), languages: ['eng-US'], state }}
      actions={{
        ask: (request) =>
          setState(
            isAccepted
              ? { status: 'offered', request, result: aGenerationResult() }
              : { status: 'failed', message: undefined },
          ),
        reset: nothing,
        create: nothing,
      }}
      model={{ name: 'picking-en', language: 'eng-US' }}
      worker={worker}
      analysis={analyze(pickingGrammar)}
      slots={[]}
      lang="en-US"
      onUse={nothing}
      onClose={nothing}
    />
  )
}

const oneSlot =
  '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n!slot <room>;\n\n<main>: switch on the lamp [in the <room>];\n'
const source = async () => new Blob()

function UnitTest({
  grammar,
  isAccepted,
  name = '',
}: Pick<VoiceCommandModel, 'grammar'> & { isAccepted: boolean; name?: string }) {
  return (
    <UnitTestWizardScreen
      speakers={[]}
      sources={ready({
        model: aTestedModel({ grammar, slots: [] }),
        recordings: [anAudioAsset({ id: 21, transcription: 'wake up' })],
        tests: [],
        initialValues: { ...blankTest(5000), files: [21], name },
      })}
      modelHref="/"
      sourceOf={() => source}
      uploading={{
        state: { uploads: [], arrived: [] },
        ...{ onUpload: nothing, onRetry: nothing, onRetryAll: nothing, onRemove: nothing },
      }}
      onMakeAudio={async () => []}
      onTranscribe={async () => true}
      onSave={async () => (isAccepted ? undefined : submissionErrors(undefined, []))}
      onCancel={nothing}
    />
  )
}
