import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'

/** The editor of the text, for what leads to it: the same functions as long as the workspace is open. */
export type TextEditor = {
  /** Given its handle, as a `ref`. */
  readonly attach: (handle: CodeEditorHandle | null) => void
  readonly goTo: (from: number, to: number) => void
  readonly find: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** The undo history of the text; undefined while there is no editor. */
  readonly history: () => string | undefined
  /** The position of the cursor, once it was set. */
  readonly cursor: () => number | undefined
  readonly noteCursor: (offset: number | undefined) => void
}
