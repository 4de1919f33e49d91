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
  /**
   * Selects a range, scrolls it into view and moves the focus to it. Positions in UTF-16 units from 0; `to`
   * is exclusive.
   */
  focusRange: (from: number, to: number) => void
  undo: () => void
  redo: () => void
  /** Opens the search panel and moves the focus to it. */
  find: () => void
  /**
   * The undo history as a text of at most 310,000 characters, to be stored with the text and passed back as
   * `history`; `undefined` before the editor is mounted.
   */
  history: () => string | undefined
}

export type CodeEditorProps = {
  value: string
  onChange?: (value: string) => void
  /** Accessible name of the editor. */
  label: string
  /**
   * Whether the value can be read and copied, but not changed.
   * @default false
   */
  isReadOnly?: boolean
  /**
   * Whether long lines wrap instead of scrolling.
   * @default false
   */
  isWrapping?: boolean
  /**
   * `fill` takes the height of the pane; `content` grows with the text up to 420 px.
   * @default 'fill'
   */
  height?: keyof typeof heights
  /**
   * Diagnostics, underlined in the text and marked in the gutter. Pass the same array while nothing changes.
   */
  diagnostics?: readonly CodeProblem[]
  /** Extensions of CodeMirror 6, such as the language. Pass the same array while nothing changes. */
  extensions?: readonly Extension[]
  /**
   * The value of `history` of the ref for the same text; it restores undo and redo. Read once, when the editor is mounted.
   */
  history?: string | undefined
  /** Called when the cursor moves, with its line, column and offset. */
  onCursor?: (position: CursorPosition) => void
  id?: string
  ref?: Ref<CodeEditorHandle>
}

const nothing: readonly never[] = []

/** Edits code. Tab indents; Escape followed by Tab leaves the editor. */
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
