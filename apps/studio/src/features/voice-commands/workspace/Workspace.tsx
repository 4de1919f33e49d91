import { languageInSentence, languageOf } from '@saywright/api/catalogue'
import type { AudioAsset, VoiceCommandModel } from '@saywright/api/contract'
import { generate, type SlotValues } from '@saywright/grammar'
import { lazyComponent } from '@saywright/shell'
import { StudioPanes } from '@saywright/shell/components'
import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { isTallEnough } from '@saywright/ui/theme'
import { useMemo, useRef, useState } from 'react'
import type { Conflict } from '../conflict/ConflictDialog.js'
import { DiscardDialog } from '../conflict/DiscardDialog.js'
import { GrammarPane } from '../grammar/GrammarPane.js'
import type { CheckedGrammar } from '../grammar/grammarState.js'
import { SampleDialog } from '../grammar/SampleDialog.js'
import { useGrammarState } from '../grammar/useGrammarState.js'
import { IntentsPane } from '../intents/IntentsPane.js'
import { voiceCommandsMessages } from '../messages/index.js'
import type { KeptRecording, QuickTest, TestMode, TestRecording } from '../quick-test/quickTest.js'
import { SlotsPane } from '../slots/SlotsPane.js'
import type { TextView } from '../tabs/TextView.js'
import { useGoToText } from '../tabs/useGoToText.js'
import { WorkspaceTabs } from '../tabs/WorkspaceTabs.js'
import type { WorkspaceTab } from '../tabs/workspaceTab.js'
import { keptRecordings } from '../try/keptRecordings.js'
import { type TryMode, TryPane } from '../try/TryPane.js'
import { marksOf } from '../try/trySentence.js'
import { useAcceptance } from '../try/useAcceptance.js'
import { useSentenceMatch } from '../try/useSentenceMatch.js'
import type { Slots } from './grammarDocument.js'
import { Remarks, type RemarksProps } from './Remarks.js'
import { slotValues } from './slotValues.js'
import { useSaveKeys } from './useSaveKeys.js'
import { remarks as remarksClass } from './Workspace.css.js'
import { type SaveState, WorkspaceHead } from './WorkspaceHead.js'

/** Both texts and what merges them are large: they come when they are needed. */
const LazyConflictDialog = lazyComponent(() => import('../conflict/ConflictDialog.js'), 'ConflictDialog')

export type WorkspaceProps = {
  /** The view that is open; the text unless said. */
  tab?: WorkspaceTab
  hrefOf?: (tab: WorkspaceTab) => string
  onOpenTab?: (tab: WorkspaceTab) => void
  versionsHref?: string
  model: Pick<VoiceCommandModel, 'name' | 'language' | 'slots' | 'revision'>
  grammar: string
  onGrammarChange: (grammar: string) => void
  saveState: SaveState
  /** Where the unit tests of the model are. */
  unitTestsHref?: string
  /** @returns whether the server holds the grammar now. */
  onSave: () => Promise<boolean>
  /** A draft that came back from this browser. */
  restored: 'same' | 'older' | undefined
  /** Someone else saved while this was written. */
  isNewer: boolean
  onDiscard: () => void
  aside?: RemarksProps['aside']
  /** Values of the slots as they were changed; those of the model unless given. */
  slots?: Slots
  onSlotsChange?: (slots: Slots) => void
  conflict: Conflict | undefined
  /** What came of the last recording of each kind. */
  tests: Readonly<Record<TestMode, QuickTest>>
  /** Tests a recording with the grammar that the server holds. */
  onTest: Readonly<Record<TestMode, (recording: TestRecording) => void>>
  /** Recordings of the project, newest first. */
  recordings?: readonly AudioAsset[]
  onKept?: (recording: KeptRecording) => void
  /** How the pane at the end begins; written sentences unless said. */
  defaultMode?: TryMode
  defaultSentence?: string
  /** Open where the window is high enough, unless said. */
  isProblemsOpen?: boolean
}

/** A grammar, what is wrong with it, and what it makes of a sentence. */
export function Workspace(props: WorkspaceProps) {
  const {
    tab = 'grammar',
    model,
    grammar,
    onGrammarChange,
    saveState,
    onSave,
    conflict,
    tests,
    onTest,
  } = props
  const t = useMessages(voiceCommandsMessages)
  const values = props.slots ?? model.slots
  const slots = useMemo(() => slotValues(values), [values])
  const state = useGrammarState(grammar, slots)
  const editor = useRef<CodeEditorHandle>(null)
  const [mode, setMode] = useState<TryMode>(props.defaultMode ?? 'type')
  const [sentence, setSentence] = useState(props.defaultSentence ?? '')
  const [isSampling, setSampling] = useState(false)
  const sentenceMatch = useSentenceMatch(state.checked, sentence, slots)
  const isCurrent = state.checked?.analysis === state.analysis
  const accept = useAcceptance(grammar, isCurrent ? state.checked : undefined, sentenceMatch, slots)
  const marks = useMemo(
    () => (isCurrent && mode === 'type' ? marksOf(sentenceMatch) : []),
    [isCurrent, mode, sentenceMatch],
  )
  const { suggestion, recordings } = useTestHelp(mode, state.checked, slots, props.recordings)
  const lang = languageOf(model.language)?.bcp47
  const caution = useCaution(model.language)
  useSaveKeys(() => void onSave())

  const goTo = (from: number, to: number) => editor.current?.focusRange(from, to)
  const goToFromTab = useGoToText(tab, goTo, props.onOpenTab)
  const view: TextView = { grammar, state, slots, lang, onGrammarChange, onGoTo: goToFromTab }
  const [isDiscarding, setDiscarding] = useState(false)
  const remarks = <Remarks {...props} onDiscard={() => setDiscarding(true)} />
  return (
    <StudioPanes
      head={
        <WorkspaceHead
          model={model}
          saveState={saveState}
          onDiscard={() => setDiscarding(true)}
          {...(props.versionsHref && { versionsHref: props.versionsHref })}
          {...(props.unitTestsHref && { unitTestsHref: props.unitTestsHref })}
          onUndo={() => editor.current?.undo()}
          onRedo={() => editor.current?.redo()}
          onSave={() => void onSave()}
        />
      }
      asideLabel={t('try.pane')}
      aside={
        tab === 'grammar' && (
          <TryPane
            mode={mode}
            onModeChange={setMode}
            state={state}
            slots={slots}
            sentence={sentence}
            sentenceMatch={sentenceMatch}
            accept={accept}
            lang={lang}
            caution={caution}
            tests={tests}
            suggestion={suggestion}
            recordings={recordings}
            {...(props.onKept && { onKept: props.onKept })}
            isUnsaved={saveState !== 'saved'}
            isSaving={saveState === 'saving'}
            onSentence={setSentence}
            onGoTo={goTo}
            onGrammarChange={onGrammarChange}
            onTest={onTest}
            onSave={() => void onSave()}
          />
        )
      }
    >
      <WorkspaceTabs
        tab={tab}
        {...(props.hrefOf && { hrefOf: props.hrefOf })}
        contents={{
          grammar: (
            <GrammarPane
              ref={editor}
              name={model.name}
              slots={slots}
              lang={lang}
              grammar={grammar}
              state={state}
              marks={marks}
              isProblemsOpen={props.isProblemsOpen ?? isTallEnough(window.innerHeight)}
              onChange={onGrammarChange}
              onGoTo={goTo}
              onFind={() => editor.current?.find()}
              onSample={() => setSampling(true)}
              remarks={remarks}
            />
          ),
          intents: (
            <>
              <div className={remarksClass}>{remarks}</div>
              <IntentsPane {...view} />
            </>
          ),
          slots: (
            <>
              <div className={remarksClass}>{remarks}</div>
              <SlotsPane
                {...view}
                values={values}
                {...(props.onSlotsChange && { onValuesChange: props.onSlotsChange })}
              />
            </>
          ),
        }}
      />
      {isSampling && (
        <SampleDialog
          grammar={state.checked}
          isEarlier={!isCurrent}
          slots={slots}
          lang={lang}
          onClose={() => setSampling(false)}
          onUse={(chosen) => {
            setSampling(false)
            setMode('type')
            setSentence(chosen)
          }}
        />
      )}
      {conflict && <LazyConflictDialog {...conflict} />}
      {isDiscarding && (
        <DiscardDialog
          revision={model.revision}
          onClose={() => setDiscarding(false)}
          onDiscard={() => {
            setDiscarding(false)
            props.onDiscard()
          }}
        />
      )}
    </StudioPanes>
  )
}

/** What can be said, and which recordings say it; looked for only where somebody speaks or chooses. */
function useTestHelp(
  mode: TryMode,
  checked: CheckedGrammar | undefined,
  slots: SlotValues,
  assets: readonly AudioAsset[] = none,
) {
  return useMemo(() => {
    if (mode === 'type' || !checked) return { suggestion: undefined, recordings: [] }
    const { compiled } = checked.analysis
    return {
      suggestion: generate(compiled, { slots, limit: 1 })[0],
      recordings: keptRecordings(assets, compiled, slots),
    }
  }, [mode, checked, slots, assets])
}

const none: readonly AudioAsset[] = []

/** What the engines that come with the product cannot promise in a language. */
function useCaution(language: string): string | undefined {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  if (language.startsWith('eng-')) return undefined
  if (language.startsWith('fra-')) return t('test.basicFrench')
  return t('test.noEngine', { language: languageInSentence(language, locale) })
}
