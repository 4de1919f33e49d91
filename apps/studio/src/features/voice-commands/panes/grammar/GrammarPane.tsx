import { applyEdits, type Count, format, type QuickFix, type SlotValues } from '@saywright/grammar'
import { bnfLanguage } from '@saywright/grammar/codemirror'
import { type CodeEditorHandle, type CursorPosition, LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import { problemRows } from '../../model/answers/problemRows.js'
import type { EditorMark } from '../../model/answers/trySentence.js'
import type { GrammarWorker } from '../../model/ask/GrammarWorker.js'
import { useGrammarQuery } from '../../model/ask/useGrammarQuery.js'
import type { GrammarState } from '../../model/grammar/grammarState.js'
import { editor, pane, remarks as remarksClass } from '../../parts/GrammarPane.css.js'
import { editorMarks } from './editorMarks.js'
import { ExportDialog } from './exchange/ExportDialog.js'
import { ImportDialog } from './exchange/ImportDialog.js'
import { GrammarBar } from './GrammarBar.js'
import { ProblemsPanel } from './ProblemsPanel.js'
import { RuleDialogs, type RuleRequest } from './rules/RuleDialogs.js'
import { SyntaxSheet } from './SyntaxSheet.js'
import { useDiagnostics } from './useDiagnostics.js'
import { useEditorHelp } from './useEditorHelp.js'

export type GrammarPaneProps = {
  /** Of the model, for files that are saved. */
  name: string
  worker: GrammarWorker
  /** Values of the dynamic slots. */
  slots: SlotValues
  /** Number of sentences; undefined while there are errors or it is not known. */
  count: Count | undefined
  /** What it has too much of to be recognized in its language, in words. */
  tooMuch: readonly string[]
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  grammar: string
  /** What could be undone of the text when it was last open. */
  history?: string | undefined
  state: GrammarState
  marks: readonly EditorMark[]
  isProblemsOpen: boolean
  onChange: (grammar: string) => void
  onGoTo: (from: number, to: number) => void
  /** Opens the model from which a rule is imported, at the rule; absent where there is none to open. */
  onOpenModel?: ((name: string, rule: string) => void) | undefined
  onCursor: (position: CursorPosition) => void
  onFind: () => void
  onSample: () => void
  /** Opens which sentences sound alike; absent where nothing can say how. */
  onSoundAlike?: (() => void) | undefined
  /** Opens how the words are said; absent where nothing can say them. */
  onPronunciations?: (() => void) | undefined
  /** Opens what writes a grammar by its description; absent where there is no project to ask for. */
  onHelper?: (() => void) | undefined
  /** What there is to say about the text as a whole. */
  remarks?: ReactNode
  ref: Ref<CodeEditorHandle>
}

/** The grammar, its problems where they are, and under it the list of them. */
export function GrammarPane({
  name,
  worker,
  slots,
  count,
  tooMuch,
  lang,
  grammar,
  history,
  state,
  marks,
  isProblemsOpen,
  onChange,
  onGoTo,
  onOpenModel,
  onCursor,
  onFind,
  onSample,
  onSoundAlike,
  onPronunciations,
  onHelper,
  remarks,
  ref,
}: GrammarPaneProps) {
  const t = useMessages(voiceCommandsMessages)
  const { analysis } = state
  const current = () => analysis.withSource(grammar)
  // A fix was computed for the text that was read; while that is not the text on the screen, it is not applied.
  const fix = ({ edits }: QuickFix) => {
    if (analysis.source === grammar) onChange(applyEdits(grammar, edits))
  }
  const fixes = useGrammarQuery(
    worker,
    'fixes',
    analysis.problems.length > 0 ? analysis : undefined,
    undefined,
  )
  // Those of an earlier text would change another place.
  const known = fixes?.of === analysis ? fixes.answer : undefined
  const rows = useMemo(() => problemRows(analysis.problems, known), [analysis, known])
  const diagnostics = useDiagnostics(analysis, rows, fix)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [exchange, setExchange] = useState<'import' | 'export'>()
  const [request, setRequest] = useState<RuleRequest>()
  const help = useEditorHelp({
    ...{ analysis, slots, worker, onOpenModel },
    onSheet: () => setSheetOpen(true),
    onRequest: setRequest,
  })
  const extensions = useMemo(() => [bnfLanguage, help, editorMarks(marks)], [help, marks])
  return (
    <div className={pane}>
      <GrammarBar
        isFormatDisabled={analysis.hasErrors}
        onFormat={() => onChange(format(current()))}
        onFind={onFind}
        onSheet={() => setSheetOpen(true)}
        onOutline={() => setRequest({ kind: 'outline' })}
        onExchange={setExchange}
        onPronunciations={onPronunciations}
        onHelper={onHelper}
      />
      {remarks && <div className={remarksClass}>{remarks}</div>}
      <div className={editor} id="grammar-text">
        <LazyCodeEditor
          ref={ref}
          label={t('editor.title')}
          value={grammar}
          history={history}
          onChange={onChange}
          diagnostics={diagnostics}
          extensions={extensions}
          onCursor={onCursor}
        />
      </div>
      <ProblemsPanel
        name={name}
        problems={analysis.problems}
        rows={rows}
        count={count}
        tooMuch={tooMuch}
        defaultOpen={isProblemsOpen}
        onGoTo={onGoTo}
        onFix={fix}
        onSample={onSample}
        onSoundAlike={onSoundAlike}
      />
      {isSheetOpen && <SyntaxSheet onClose={() => setSheetOpen(false)} />}
      {exchange === 'import' && <ImportDialog onReplace={onChange} onClose={() => setExchange(undefined)} />}
      {exchange === 'export' && (
        <ExportDialog
          name={name}
          analysis={current()}
          slots={slots}
          lang={lang}
          onClose={() => setExchange(undefined)}
        />
      )}
      {request && (
        <RuleDialogs
          request={request}
          analysis={current()}
          onGoTo={onGoTo}
          onChange={onChange}
          onClose={() => setRequest(undefined)}
        />
      )}
    </div>
  )
}
