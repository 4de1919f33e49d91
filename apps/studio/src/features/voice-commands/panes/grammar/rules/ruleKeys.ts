import type { Extension } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import type { Analysis } from '@saywright/grammar'
import type { GrammarWorker } from '../../../model/grammar-worker/GrammarWorker.js'
import { runQuery } from '../../../model/grammar-worker/runQuery.js'
import type { RuleRequest } from './RuleDialogs.js'

export type RuleKeysSource = () => {
  readonly analysis: Analysis
  readonly worker: GrammarWorker
  readonly onRequest: (request: RuleRequest) => void
  /** Opens the model from which a rule is imported, at the rule. */
  readonly onOpenModel?: ((name: string, rule: string) => void) | undefined
  /** Said to screen readers where there is nowhere to go. */
  readonly sayNoRule: () => string
  readonly sayNoDefinition: (rule: string) => string
}

/** F12 or a press with Ctrl leads to the definition, Shift F12 lists what refers to a rule, F2 renames it. */
export function ruleKeys(source: RuleKeysSource): Extension {
  const near = (view: EditorView, offset: number) => {
    const { analysis, worker } = source()
    return runQuery(worker, 'definition', analysis.withSource(view.state.doc.toString()), offset)
  }
  const say = (view: EditorView, words: string) => view.dispatch({ effects: EditorView.announce.of(words) })
  const goToDefinition = async (view: EditorView, offset: number) => {
    const { doc } = view.state
    const found = await near(view, offset)
    // The user continued typing meanwhile.
    if (view.state.doc !== doc) return
    const { onOpenModel, sayNoDefinition, sayNoRule } = source()
    if (!found) say(view, sayNoRule())
    else if (found.elsewhere && onOpenModel) onOpenModel(found.elsewhere.grammar, found.elsewhere.rule)
    else if (found.range) {
      const { start, end } = found.range
      view.dispatch({
        selection: { anchor: start.offset, head: end.offset },
        effects: EditorView.scrollIntoView(start.offset, { y: 'center' }),
      })
      view.focus()
    } else say(view, sayNoDefinition(`<${found.rule}>`))
  }
  const ask = async (view: EditorView, kind: 'references' | 'rename') => {
    const found = await near(view, view.state.selection.main.head)
    if (found) source().onRequest({ kind, rule: found.rule })
    else say(view, source().sayNoRule())
  }
  /** The key is taken, whatever comes of it. */
  const taken =
    (run: (view: EditorView) => Promise<void>): Command =>
    (view) => {
      void run(view)
      return true
    }
  return [
    keymap.of([
      {
        key: 'F12',
        preventDefault: true,
        run: taken((view) => goToDefinition(view, view.state.selection.main.head)),
        shift: taken((view) => ask(view, 'references')),
      },
      { key: 'F2', preventDefault: true, run: taken((view) => ask(view, 'rename')) },
      {
        key: 'Mod-Shift-o',
        preventDefault: true,
        run: () => {
          source().onRequest({ kind: 'outline' })
          return true
        },
      },
    ]),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        if (event.button !== 0 || !(event.ctrlKey || event.metaKey)) return false
        const offset = view.posAtCoords({ x: event.clientX, y: event.clientY })
        if (offset === null || !isInName(view, offset)) return false
        event.preventDefault()
        void goToDefinition(view, offset)
        return true
      },
    }),
  ]
}

/** Whether a place is in angle brackets, judged by its line alone: whether a rule is named there is known a moment later. */
function isInName({ state }: EditorView, offset: number): boolean {
  const { text, from } = state.doc.lineAt(offset)
  return /<[^<>]*$/.test(text.slice(0, offset - from)) && /^[^<>]*>/.test(text.slice(offset - from))
}
