import type { Extension } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import { type Analysis, definitionOf, importedFrom, ruleAt } from '@saywright/grammar'
import type { RuleRequest } from './RuleDialogs.js'

export type RuleKeysSource = () => {
  readonly analysis: Analysis
  readonly onRequest: (request: RuleRequest) => void
  /** Opens the model from which a rule is imported, at the rule. */
  readonly onOpenModel?: ((name: string, rule: string) => void) | undefined
  /** Said to screen readers where there is nowhere to go. */
  readonly sayNoRule: () => string
  readonly sayNoDefinition: (rule: string) => string
}

/** F12 or a press with Ctrl leads to the definition, Shift F12 lists what refers to a rule, F2 renames it. */
export function ruleKeys(source: RuleKeysSource): Extension {
  const ruleNear = (view: EditorView, offset: number) => {
    const text = view.state.doc.toString()
    const { analysis } = source()
    const current = analysis.withSource(text)
    return { current, rule: ruleAt(current, offset) }
  }
  const say = (view: EditorView, words: string) => view.dispatch({ effects: EditorView.announce.of(words) })
  const goToDefinition = (view: EditorView, offset: number) => {
    const { current, rule } = ruleNear(view, offset)
    if (!rule) return false
    const { onOpenModel } = source()
    const elsewhere = importedFrom(current, rule.name)
    if (elsewhere && onOpenModel) {
      onOpenModel(elsewhere.grammar, elsewhere.rule)
      return true
    }
    const definition = definitionOf(current, rule.name)
    if (!definition) {
      say(view, source().sayNoDefinition(`<${rule.name}>`))
      return true
    }
    const { start, end } = definition
    view.dispatch({
      selection: { anchor: start.offset, head: end.offset },
      effects: EditorView.scrollIntoView(start.offset, { y: 'center' }),
    })
    return true
  }
  const ask =
    (kind: 'references' | 'rename'): Command =>
    (view) => {
      const { rule } = ruleNear(view, view.state.selection.main.head)
      if (rule) source().onRequest({ kind, rule: rule.name })
      else say(view, source().sayNoRule())
      return true
    }
  return [
    keymap.of([
      {
        key: 'F12',
        preventDefault: true,
        run: (view) => {
          if (!goToDefinition(view, view.state.selection.main.head)) say(view, source().sayNoRule())
          return true
        },
        shift: ask('references'),
      },
      { key: 'F2', preventDefault: true, run: ask('rename') },
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
        if (offset === null || !goToDefinition(view, offset)) return false
        event.preventDefault()
        view.focus()
        return true
      },
    }),
  ]
}
