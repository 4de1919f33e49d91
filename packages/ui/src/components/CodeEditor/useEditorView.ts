import { setDiagnostics } from '@codemirror/lint'
import { Annotation, Compartment, type EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type CodeProblem, toDiagnostic } from './CodeProblem.js'
import { changeBetween } from './changeBetween.js'
import { cspNonce, type EditorSettings, editorExtensions, settingsExtension } from './editorExtensions.js'
import { type FindHost, findExtension } from './findExtension.js'
import { stateWithHistory } from './keptHistory.js'

export type CursorPosition = {
  /** Offset in the text in UTF-16 units from 0. */
  offset: number
  /** Line and column, both from 1. */
  line: number
  column: number
}

type EditorProps = {
  value: string
  onChange?: ((value: string) => void) | undefined
  onCursor?: ((position: CursorPosition) => void) | undefined
  history: string | undefined
  diagnostics: readonly CodeProblem[]
  settings: EditorSettings
}

const maxTold = 50

/** Marks a change that comes from the props, which is not reported back. */
const fromProps = Annotation.define<true>()

/**
 * An editor view in an element that follows its props, `undefined` until it is mounted; and its search while
 * it is open.
 */
export function useEditorView(
  host: RefObject<HTMLElement | null>,
  props: EditorProps,
): { view: EditorView | undefined; find: FindHost | undefined } {
  const { value, diagnostics, settings } = props
  const [view, setView] = useState<EditorView>()
  const [find, setFind] = useState<FindHost>()
  const compartment = useMemo(() => new Compartment(), [])
  /** Texts passed to the owner that have not come back as the value yet. */
  const told = useRef<string[]>([])

  const create = useEffectEvent(
    (parent: HTMLElement) =>
      new EditorView({
        parent,
        state: stateWithHistory(value, props.history, [
          cspNonce(),
          editorExtensions,
          findExtension(setFind),
          compartment.of(settingsExtension(settings)),
          EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
            const isOwn = !transactions.some((transaction) => transaction.annotation(fromProps))
            if (docChanged && isOwn) reportChange(state.doc.toString())
            if (docChanged || selectionSet) reportCursor(state)
          }),
        ]),
      }),
  )
  const reportChange = useEffectEvent((text: string) => {
    told.current = [...told.current.slice(1 - maxTold), text]
    props.onChange?.(text)
  })
  const reportCursor = useEffectEvent((state: EditorState) => props.onCursor?.(positionOf(state)))

  useEffect(() => {
    if (!host.current) return
    const made = create(host.current)
    setView(made)
    return () => {
      setView(undefined)
      made.destroy()
    }
  }, [host])

  useEffect(() => {
    view?.dispatch({ effects: compartment.reconfigure(settingsExtension(settings)) })
  }, [view, compartment, settings])

  useEffect(() => {
    if (!view) return
    const text = view.state.doc.toString()
    // An owner that renders late returns an earlier text; accepting it would lose later input.
    const echo = told.current.indexOf(value)
    told.current = echo < 0 || text === value ? [] : told.current.slice(echo + 1)
    if (echo >= 0 || text === value) return
    view.dispatch({ changes: changeBetween(text, value), annotations: fromProps.of(true) })
  }, [view, value])

  useEffect(() => {
    if (!view) return
    const { length } = view.state.doc
    view.dispatch(
      setDiagnostics(
        view.state,
        diagnostics.map((problem) => toDiagnostic(problem, length)),
      ),
    )
  }, [view, diagnostics])

  return { view, find }
}

function positionOf(state: EditorState): CursorPosition {
  const offset = state.selection.main.head
  const line = state.doc.lineAt(offset)
  return { offset, line: line.number, column: offset - line.from + 1 }
}
