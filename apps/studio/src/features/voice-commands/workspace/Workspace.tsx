import { languageOf } from '@saywright/api/catalogue'
import type { AudioAsset, VoiceCommandModel } from '@saywright/api/contract'
import type { GrammarLibrary } from '@saywright/grammar'
import { StudioPanes } from '@saywright/shell/components'
import { Stack } from '@saywright/ui'
import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'
import { useMessages } from '@saywright/ui/i18n'
import { isTallEnough } from '@saywright/ui/theme'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { slotValues } from '../../../parts/models/slotValues.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { marksOf } from '../model/answers/trySentence.js'
import { useGrammarQuery } from '../model/ask/useGrammarQuery.js'
import { useGrammarWorker } from '../model/ask/useGrammarWorker.js'
import type { Slots } from '../model/document/grammarDocument.js'
import type { SaveState } from '../model/document/useSaving.js'
import type { TextView } from '../model/grammar/TextView.js'
import { useGrammarState } from '../model/grammar/useGrammarState.js'
import {
  closestSentence,
  type KeptRecording,
  type QuickTest,
  sentenceHeard,
  type TestMode,
  type TestRecording,
  type TryMode,
} from '../model/quick-test/quickTest.js'
import type { Listen } from '../model/quick-test/useLiveHearing.js'
import { useAcceptance } from '../model/try/useAcceptance.js'
import { useLanguageWarning } from '../model/try/useLanguageWarning.js'
import { useMatching } from '../model/try/useMatching.js'
import { useNearestPlace } from '../model/try/useNearestPlace.js'
import { useSentenceMatch } from '../model/try/useSentenceMatch.js'
import { useTestHelp } from '../model/try/useTestHelp.js'
import { useTooMuch } from '../model/try/useTooMuch.js'
import { useTriedSentences } from '../model/try/useTriedSentences.js'
import type { WorkspaceTab } from '../model/workspaceTab.js'
import { GrammarPane } from '../panes/grammar/GrammarPane.js'
import { GraphPane } from '../panes/graph/GraphPane.js'
import { IntentsPane } from '../panes/intents/IntentsPane.js'
import { SlotsPane } from '../panes/slots/SlotsPane.js'
import { SentenceHistory } from '../panes/try/SentenceHistory.js'
import { TryPane } from '../panes/try/TryPane.js'
import { StatusBanner, type StatusBannerProps } from './StatusBanner.js'
import { useGoToText } from './useGoToText.js'
import { useOpenAtRule } from './useOpenAtRule.js'
import { useSaveKeys } from './useSaveKeys.js'
import { remarks as remarksClass } from './Workspace.css.js'
import { type DialogSources, type WorkspaceDialog, WorkspaceDialogs } from './WorkspaceDialogs.js'
import { WorkspaceHead } from './WorkspaceHead.js'
import { WorkspaceTabs } from './WorkspaceTabs.js'

export type WorkspaceProps = DialogSources & {
  /** The view that is open; the text unless said. */
  tab?: WorkspaceTab
  hrefOf?: (tab: WorkspaceTab) => string
  onOpenTab?: (tab: WorkspaceTab) => void
  versionsHref?: string
  model: Pick<VoiceCommandModel, 'name' | 'language' | 'slots' | 'revision'>
  /** The models from which it may import; nothing is looked up while they are not known. */
  library?: GrammarLibrary | undefined
  /** Opens another model, by its name, at one of its rules. */
  onOpenModel?: ((name: string, rule: string) => void) | undefined
  /** The rule at whose definition the text opens. */
  openRule?: string | undefined
  grammar: string
  onGrammarChange: (grammar: string) => void
  /** What could be undone of this text when the browser was left. */
  history?: string | undefined
  /** Given what tells how the text came about, to be asked when a draft is kept. */
  onHistory?: (historyNow: () => string | undefined) => void
  saveState: SaveState
  /** Where the unit tests of the model are. */
  unitTestsHref?: string
  /** @returns whether the server holds the grammar now. */
  onSave: () => Promise<boolean>
  /** A draft that came back from this browser. */
  restored: 'same' | 'older' | undefined
  /** Someone else saved while this was written. */
  isNewer: boolean
  isGone?: StatusBannerProps['isGone']
  aside?: StatusBannerProps['aside']
  /** Values of the slots as they were changed; those of the model unless given. */
  slots?: Slots
  onSlotsChange?: (slots: Slots) => void
  /** What came of the last recording of each kind. */
  tests: Readonly<Record<TestMode, QuickTest>>
  /** Tests a recording with the grammar that the server holds. */
  onTest: Readonly<Record<TestMode, (recording: TestRecording) => void>>
  /** Has speech recognized while it is said, where the settings of the recognizer say so. */
  listen?: Listen | undefined
  /** Recordings of the project, newest first. */
  recordings?: readonly AudioAsset[]
  onKept?: (recording: KeptRecording) => void
  /** A sentence of the grammar was written. */
  onTried?: (() => void) | undefined
  /** How the pane at the end begins; written sentences unless said. */
  defaultMode?: TryMode
  defaultSentence?: string
  /** Open where the window is high enough, unless said. */
  isProblemsOpen?: boolean
}

/** A grammar, what is wrong with it, and what it makes of a sentence. */
export function Workspace(props: WorkspaceProps) {
  const { tab = 'grammar', model, grammar, onGrammarChange, saveState, onSave, tests, onTest } = props
  const t = useMessages(voiceCommandsMessages)
  const values = props.slots ?? model.slots
  const slots = useMemo(() => slotValues(values), [values])
  const { library } = props
  const imports = useMemo(() => ({ name: model.name, library }), [model.name, library])
  const worker = useGrammarWorker()
  const state = useGrammarState(worker, grammar, imports)
  const editor = useRef<CodeEditorHandle>(null)
  const openAtRule = useOpenAtRule(props.openRule, state.analysis)
  const attachEditor = useCallback(
    (handle: CodeEditorHandle | null) => {
      editor.current = handle
      openAtRule(handle)
    },
    [openAtRule],
  )
  const { onHistory } = props
  useEffect(() => onHistory?.(() => editor.current?.history()), [onHistory])
  const [mode, setMode] = useState<TryMode>(props.defaultMode ?? 'type')
  const [dialog, setDialog] = useState<WorkspaceDialog>()
  const [sentence, setSentence] = useState(props.defaultSentence ?? '')
  // What was said lights up its path like what was written.
  const tried = mode === 'type' ? sentence : sentenceHeard(tests[mode])
  const [sentenceMatch, onReading] = useSentenceMatch(worker, state.checked, tried, slots)
  const triedBefore = useMatching(worker, state.checked, useTriedSentences(tried), slots)
  const isMatch = mode === 'type' && sentenceMatch?.result.matched === true
  const tell = useEffectEvent(() => props.onTried?.())
  useEffect(() => {
    if (isMatch) tell()
  }, [isMatch])
  const isCurrent = state.checked === state.analysis
  const count = useGrammarQuery(worker, 'count', isCurrent ? state.checked : undefined, slots)?.answer
  const tooMuch = useTooMuch(worker, isCurrent ? state.checked : undefined, slots, model.language)
  const accept = useAcceptance(worker, grammar, sentenceMatch, slots)
  const isMatchCurrent = sentenceMatch?.of === state.analysis
  const marks = useMemo(() => (isMatchCurrent ? marksOf(sentenceMatch) : []), [isMatchCurrent, sentenceMatch])
  const closest = mode === 'type' ? '' : closestSentence(tests[mode])
  const nearest = useNearestPlace(worker, isCurrent ? state.checked : undefined, closest, slots)
  const { suggestion, recordings } = useTestHelp(worker, mode, state.checked, slots, props.recordings)
  const lang = languageOf(model.language)?.bcp47
  const caution = useLanguageWarning(model.language)
  useSaveKeys(() => void onSave())

  /** Where the cursor stands in the text, once it was set there. */
  const cursor = useRef<number>(undefined)
  const goTo = (from: number, to: number) => editor.current?.focusRange(from, to)
  const goToFromTab = useGoToText(tab, goTo, props.onOpenTab)
  const view: TextView = {
    ...{ grammar, state, worker, slots, lang, onGrammarChange },
    onGoTo: goToFromTab,
    onSay: props.speech?.onSay,
    isOffline: props.isOffline ?? false,
  }
  const remarks = <StatusBanner {...props} onDiscard={() => setDialog('discard')} />
  return (
    <StudioPanes
      head={
        <WorkspaceHead
          model={model}
          saveState={saveState}
          onDiscard={() => setDialog('discard')}
          {...(props.versionsHref && { versionsHref: props.versionsHref })}
          {...(props.unitTestsHref && { unitTestsHref: props.unitTestsHref })}
          {...(props.recognizer && { onRecognizer: () => setDialog('recognizer') })}
          {...(props.shared && { onShare: () => setDialog('share') })}
          onUndo={() => editor.current?.undo()}
          onRedo={() => editor.current?.redo()}
          onSave={() => void onSave()}
        />
      }
      asideLabel={t('try.pane')}
      aside={
        tab === 'grammar' && (
          <Stack gap="x3">
            <TryPane
              mode={mode}
              onModeChange={setMode}
              state={state}
              slots={slots}
              sentence={sentence}
              sentenceMatch={sentenceMatch}
              accept={accept}
              lang={lang}
              caution={tooMuch[0] ?? caution}
              tests={tests}
              suggestion={suggestion}
              recordings={recordings}
              {...(props.onKept && { onKept: props.onKept })}
              isUnsaved={saveState !== 'saved'}
              isSaving={saveState === 'saving'}
              onSentence={setSentence}
              onReading={onReading}
              onGoTo={goTo}
              onGraph={() => {
                cursor.current = undefined
                props.onOpenTab?.('graph')
              }}
              onGrammarChange={onGrammarChange}
              onTest={onTest}
              nearest={nearest}
              {...(props.recognizer && { onThreshold: () => setDialog('recognizer') })}
              listen={props.listen}
              onSave={() => void onSave()}
            />
            <SentenceHistory
              sentences={triedBefore}
              lang={lang}
              onSentence={(again) => {
                setMode('type')
                setSentence(again)
              }}
              onNewTest={props.onNewTest}
              onSay={props.speech?.onSay}
              isOffline={props.isOffline ?? false}
            />
          </Stack>
        )
      }
    >
      <WorkspaceTabs
        tab={tab}
        {...(props.hrefOf && { hrefOf: props.hrefOf })}
        contents={{
          grammar: (
            <GrammarPane
              ref={attachEditor}
              name={model.name}
              worker={worker}
              slots={slots}
              count={count}
              tooMuch={tooMuch}
              lang={lang}
              grammar={grammar}
              history={props.history}
              state={state}
              marks={marks}
              isProblemsOpen={props.isProblemsOpen ?? isTallEnough(window.innerHeight)}
              onChange={onGrammarChange}
              onGoTo={goTo}
              onOpenModel={props.onOpenModel}
              onCursor={({ offset }) => {
                cursor.current = offset
              }}
              onFind={() => editor.current?.find()}
              onSample={() => setDialog('sample')}
              onSoundAlike={props.speech && (() => setDialog('soundAlike'))}
              onHelper={props.helper && (() => setDialog('helper'))}
              onPronunciations={props.speech && (() => setDialog('pronunciations'))}
              remarks={remarks}
            />
          ),
          graph: (
            <GraphPane
              {...view}
              at={cursor.current}
              remarks={remarks}
              sentence={tried}
              sentenceMatch={sentenceMatch}
              checkedWith={isCurrent ? 'this' : state.checked ? 'last' : 'none'}
              onSentence={(written) => {
                setMode('type')
                setSentence(written)
              }}
              onReading={onReading}
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
      <WorkspaceDialogs
        {...props}
        open={dialog}
        worker={worker}
        analysis={state.analysis}
        checked={state.checked}
        isCurrent={isCurrent}
        isUnsaved={saveState !== 'saved'}
        values={values}
        slots={slots}
        lang={lang}
        onClose={() => setDialog(undefined)}
        onTry={(chosen) => {
          setMode('type')
          setSentence(chosen)
        }}
      />
    </StudioPanes>
  )
}
