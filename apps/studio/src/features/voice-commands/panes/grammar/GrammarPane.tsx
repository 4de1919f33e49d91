import { applyEdits, format, type QuickFix } from '@saywright/grammar'
import { bnfLanguage } from '@saywright/grammar/codemirror'
import { LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useMemo, useState } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import { problemRows } from '../../model/answers/problemRows.js'
import type { EditorMark } from '../../model/answers/trySentence.js'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import type { GrammarReading } from '../../model/workspace/GrammarReading.js'
import type { TextEditor } from '../../model/workspace/TextEditor.js'
import { editor as editorClass, pane, remarks as remarksClass } from '../../parts/GrammarPane.css.js'
import { editorMarks } from './editorMarks.js'
import { ExportDialog } from './exchange/ExportDialog.js'
import { ImportDialog } from './exchange/ImportDialog.js'
import { GrammarBar } from './GrammarBar.js'
import { type PanelBelow, ProblemsPanel, type ProblemsPanelProps } from './ProblemsPanel.js'
import { RuleDialogs, type RuleRequest } from './rules/RuleDialogs.js'
import { SyntaxSheet } from './SyntaxSheet.js'
import { useCoverageGutter } from './useCoverageGutter.js'
import { useDiagnostics } from './useDiagnostics.js'
import { useEditorHelp } from './useEditorHelp.js'

export type GrammarPaneProps = {
  reading: GrammarReading
  text: {
    /** The current text. */
    readonly grammar: string
    /** The undo history of the last visit. */
    readonly history?: string | undefined
  }
  marks: readonly EditorMark[]
  coverage: CoverageView
  editor: TextEditor
  /** Whether there is a project, whose helper writes a grammar from a description. */
  hasHelper: boolean
  hrefs: ProblemsPanelProps['hrefs']
  panel: PanelBelow
  /** Messages about the text as a whole. */
  remarks: ReactNode
  onChange: (grammar: string) => void
  /** Opens the model from which a rule is imported, at the rule. */
  onOpenModel: (name: string, rule: string) => void
  onOpenDialog: (dialog: 'sample' | 'soundAlike' | 'pronunciations' | 'helper' | 'rules') => void
}

/** The grammar, its problems where they are, and under it the list of them. */
export function GrammarPane(props: GrammarPaneProps) {
  const { reading, text, marks, coverage, editor, remarks, onChange, onOpenModel, onOpenDialog } = props
  const { name, worker, slots, lang } = reading
  const t = useMessages(voiceCommandsMessages)
  const { grammar, history } = text
  const { analysis } = reading.state
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
  // Fixes of an earlier text would change another place.
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
  const covered = useCoverageGutter(coverage.coverage)
  const extensions = useMemo(() => [bnfLanguage, help, editorMarks(marks), covered], [help, marks, covered])
  return (
    <div className={pane}>
      <GrammarBar
        coverage={coverage}
        isFormatDisabled={analysis.hasErrors}
        onFormat={() => onChange(format(current()))}
        onFind={editor.find}
        onSheet={() => setSheetOpen(true)}
        onOutline={() => setRequest({ kind: 'outline' })}
        onRules={lang === undefined ? undefined : () => onOpenDialog('rules')}
        onExchange={setExchange}
        onPronunciations={() => onOpenDialog('pronunciations')}
        onHelper={props.hasHelper ? () => onOpenDialog('helper') : undefined}
      />
      {remarks && <div className={remarksClass}>{remarks}</div>}
      <div className={editorClass} id="grammar-text">
        <LazyCodeEditor
          ref={editor.attach}
          label={t('editor.title')}
          value={grammar}
          history={history}
          onChange={onChange}
          diagnostics={diagnostics}
          extensions={extensions}
          onCursor={({ offset }) => editor.noteCursor(offset)}
        />
      </div>
      <ProblemsPanel
        name={name}
        problems={analysis.problems}
        rows={rows}
        count={reading.count}
        emptySlots={reading.emptySlots}
        hrefs={props.hrefs}
        tooMuch={reading.tooMuch}
        panel={props.panel}
        onGoTo={editor.goTo}
        onFix={fix}
        onSample={() => onOpenDialog('sample')}
        onSoundAlike={() => onOpenDialog('soundAlike')}
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
          onGoTo={editor.goTo}
          onChange={onChange}
          onClose={() => setRequest(undefined)}
        />
      )}
    </div>
  )
}
