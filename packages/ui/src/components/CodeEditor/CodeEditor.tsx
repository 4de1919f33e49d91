import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'
import { type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { frame, heights, host as hostClass } from './CodeEditor.css.js'
import type { CodeProblem } from './CodeProblem.js'
import { FindPanel } from './FindPanel.js'
import { historyOf } from './keptHistory.js'
import { codeEditorMessages } from './messages.js'
import { ProblemCount } from './ProblemCount.js'
import { type CursorPosition, useEditorView } from './useEditorView.js'

export type CodeEditorHandle = {
  focus: () => void
  /** Selects a part of the text, brings it into sight and takes the focus. Places in UTF-16 units from 0. */
  focusRange: (from: number, to: number) => void
  undo: () => void
  redo: () => void
  /** Opens the search in the text and takes the focus there. */
  find: () => void
  /**
   * What can be undone and redone, at most 310,000 characters, to be kept beside the text and given back as `history`;
   * undefined before the editor is there.
   */
  history: () => string | undefined
}

export type CodeEditorProps = {
  value: string
  onChange?: (value: string) => void
  /** What is written here, for screen readers. */
  label: string
  isReadOnly?: boolean
  /** Long lines go on below instead of scrolling. */
  isWrapping?: boolean
  /** `fill` takes the height of its pane, `content` grows with the text up to 420 px. */
  height?: keyof typeof heights
  /** Underlined in the text and marked before the line. Keep the array while nothing changes. */
  diagnostics?: readonly CodeProblem[]
  /** The language and more of CodeMirror 6. Keep the array while nothing changes. */
  extensions?: readonly Extension[]
  /** What the ref's `history` gave for this very text, read when the editor is made: it can be undone again. */
  history?: string | undefined
  /** Called when the cursor moves. */
  onCursor?: (position: CursorPosition) => void
  id?: string
  ref?: Ref<CodeEditorHandle>
}

const nothing: readonly never[] = []

/** An editor of code. Tab indents; Escape, then Tab leaves. */
export function CodeEditor({
  value,
  onChange,
  label,
  isReadOnly = false,
  isWrapping = false,
  height = 'fill',
  diagnostics = nothing,
  extensions = nothing,
  history,
  onCursor,
  id,
  ref,
}: CodeEditorProps) {
  const t = useMessages(codeEditorMessages)
  const locale = useLocale()
  const host = useRef<HTMLDivElement>(null)
  const describedBy = useId()
  const settings = useMemo(
    () => ({ label, describedBy, locale, isReadOnly, isWrapping, extensions }),
    [label, describedBy, locale, isReadOnly, isWrapping, extensions],
  )
  const { view, find } = useEditorView(host, { value, history, onChange, onCursor, diagnostics, settings })
  useImperativeHandle(ref, () => handleOf(view), [view])
  return (
    <div id={id} className={`${frame} ${heights[height]}`}>
      <div ref={host} className={hostClass} dir="ltr" />
      <VisuallyHidden id={describedBy}>{isReadOnly ? '' : t('leave')}</VisuallyHidden>
      <ProblemCount problems={diagnostics} />
      {view && find && createPortal(<FindPanel view={view} state={find.state} />, find.dom)}
    </div>
  )
}

function handleOf(view: EditorView | undefined): CodeEditorHandle {
  const write = (command: Command) => () => {
    if (!view) return
    command(view)
    view.focus()
  }
  return {
    focus: () => view?.focus(),
    undo: write(undo),
    redo: write(redo),
    find: () => view && openSearchPanel(view),
    history: () => view && historyOf(view.state),
    focusRange: (from, to) => {
      if (!view) return
      const place = (offset: number) => Math.min(Math.max(0, offset), view.state.doc.length)
      const selection = { anchor: place(from), head: place(to) }
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) })
      view.focus()
    },
  }
}
