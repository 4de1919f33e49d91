import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import {
  type Analysis,
  analyze,
  applyEdits,
  describeFix,
  describeProblem,
  format,
  type QuickFix,
  type SlotValues,
} from '@saywright/grammar'
import {
  Button,
  Heading,
  Icon,
  IconButton,
  type IconProps,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
} from '@saywright/ui'
import { type CodeEditorHandle, type CodeProblem, LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import {
  AlignLeft,
  CircleQuestionMark,
  Ellipsis,
  FileInput,
  FileOutput,
  ListTree,
  Search,
} from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { ExportDialog } from '../exchange/ExportDialog.js'
import { ImportDialog } from '../exchange/ImportDialog.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { ruleMessages } from '../rules/messages.js'
import { RuleDialogs, type RuleRequest } from '../rules/RuleDialogs.js'
import { ruleKeys } from '../rules/ruleKeys.js'
import { bnfLanguage } from './bnfLanguage.js'
import { completeGrammar } from './completeGrammar.js'
import { type EditorMark, editorMarks } from './editorMarks.js'
import { bar, barIcon, editor, pane, remarks as remarksClass } from './GrammarPane.css.js'
import { grammarCards } from './grammarCards.js'
import type { GrammarState } from './grammarState.js'
import { ProblemsPanel } from './ProblemsPanel.js'
import { type ProblemRow, problemRows } from './problemRows.js'
import { SyntaxSheet } from './SyntaxSheet.js'

export type GrammarPaneProps = {
  /** Of the model, for files that are saved. */
  name: string
  /** Values of the dynamic slots, with which sentences are counted. */
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  grammar: string
  state: GrammarState
  marks: readonly EditorMark[]
  isProblemsOpen: boolean
  onChange: (grammar: string) => void
  onGoTo: (from: number, to: number) => void
  onFind: () => void
  onSample: () => void
  /** What there is to say about the text as a whole. */
  remarks?: ReactNode
  ref: Ref<CodeEditorHandle>
}

/** The grammar, its problems where they are, and under it the list of them. */
export function GrammarPane({
  name,
  slots,
  lang,
  grammar,
  state,
  marks,
  isProblemsOpen,
  onChange,
  onGoTo,
  onFind,
  onSample,
  remarks,
  ref,
}: GrammarPaneProps) {
  const t = useMessages(voiceCommandsMessages)
  const { analysis, checked } = state
  const current = () => (analysis.source === grammar ? analysis : analyze(grammar))
  // A fix was computed for the text that was read; while that is not the text on the screen, it is not applied.
  const fix = ({ edits }: QuickFix) => {
    if (analysis.source === grammar) onChange(applyEdits(grammar, edits))
  }
  const rows = useMemo(() => problemRows(analysis), [analysis])
  const diagnostics = useDiagnostics(analysis, rows, fix)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [exchange, setExchange] = useState<'import' | 'export'>()
  const [request, setRequest] = useState<RuleRequest>()
  const help = useHelp({ analysis, slots, onSheet: () => setSheetOpen(true), onRequest: setRequest })
  const extensions = useMemo(() => [bnfLanguage, help, editorMarks(marks)], [help, marks])
  return (
    <div className={pane}>
      <div className={bar}>
        <Heading level={2} variant="label">
          {t('editor.title')}
        </Heading>
        <Inline gap="x1">
          <Button
            size="small"
            variant="ghost"
            icon={<BarIcon of={AlignLeft} />}
            isDisabled={analysis.hasErrors}
            onPress={() => onChange(format(current()))}
          >
            {t('editor.format')}
          </Button>
          <Button size="small" variant="ghost" icon={<BarIcon of={Search} />} onPress={onFind}>
            {t('editor.find')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={<BarIcon of={CircleQuestionMark} />}
            onPress={() => setSheetOpen(true)}
          >
            {t('help.button')}
          </Button>
          <MenuTrigger>
            <IconButton size="small" label={t('editor.more')} icon={<Icon of={Ellipsis} />} />
            <Menu placement="bottom end" aria-label={t('editor.more')}>
              <MenuItem
                icon={<Icon of={ListTree} />}
                shortcut={t('editor.rulesKeys')}
                onAction={() => setRequest({ kind: 'outline' })}
              >
                {t('editor.rules')}
              </MenuItem>
              <MenuItem icon={<Icon of={FileInput} />} onAction={() => setExchange('import')}>
                {t('editor.import')}
              </MenuItem>
              <MenuItem icon={<Icon of={FileOutput} />} onAction={() => setExchange('export')}>
                {t('editor.export')}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </Inline>
      </div>
      {remarks && <div className={remarksClass}>{remarks}</div>}
      <div className={editor}>
        <LazyCodeEditor
          ref={ref}
          label={t('editor.title')}
          value={grammar}
          onChange={onChange}
          diagnostics={diagnostics}
          extensions={extensions}
        />
      </div>
      <ProblemsPanel
        name={name}
        problems={analysis.problems}
        rows={rows}
        count={checked?.analysis === analysis ? checked.count : undefined}
        defaultOpen={isProblemsOpen}
        onGoTo={onGoTo}
        onFix={fix}
        onSample={onSample}
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

function BarIcon({ of }: IconProps) {
  return (
    <span className={barIcon}>
      <Icon of={of} />
    </span>
  )
}

/** One completion and one set of cards for the life of the editor, which would close them if it were given others. */
function useHelp(about: {
  analysis: Analysis
  slots: SlotValues
  onSheet: () => void
  onRequest: (request: RuleRequest) => void
}): Extension {
  const t = useMessages(voiceCommandsMessages)
  const words = useMessages(ruleMessages)
  const locale = useLocale()
  const sayNoRule = () => words('noRule')
  const sayNoDefinition = (rule: string) => words('noDefinition', { rule })
  const latest = useLatest({ ...about, t, locale, sayNoRule, sayNoDefinition })
  return useMemo(() => {
    const source = () => latest.current
    const openSheet = () => {
      latest.current.onSheet()
      return true
    }
    return [
      completeGrammar(source),
      grammarCards(source),
      ruleKeys(source),
      keymap.of([{ key: 'F1', preventDefault: true, run: openSheet }]),
    ]
  }, [latest])
}

/** The problems as the editor underlines them. */
function useDiagnostics(
  { problems }: Analysis,
  rows: readonly ProblemRow[],
  onFix: (fix: QuickFix) => void,
): CodeProblem[] {
  const locale = useLocale()
  const latest = useLatest(onFix)
  return useMemo(() => {
    const fixes = new Map(rows.map((row) => [row.problem, row.fixes]))
    return problems.map((problem) => ({
      from: problem.range.start.offset,
      to: problem.range.end.offset,
      severity: problem.severity,
      message: describeProblem(problem, locale),
      actions: (fixes.get(problem) ?? []).map((fix) => ({
        label: describeFix(fix, locale),
        onPress: () => latest.current(fix),
      })),
    }))
  }, [problems, rows, locale, latest])
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
