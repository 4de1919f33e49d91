import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'
import { useMemo, useRef } from 'react'
import type { TextEditor } from '../model/workspace/TextEditor.js'

/** @param onAttached called each time that the editor is replaced or removed; the same function in each render. */
export function useTextEditor(onAttached: (handle: CodeEditorHandle | null) => void): TextEditor {
  const editor = useRef<CodeEditorHandle>(null)
  const cursor = useRef<number>(undefined)
  return useMemo(
    () => ({
      attach: (handle) => {
        editor.current = handle
        onAttached(handle)
      },
      goTo: (from, to) => editor.current?.focusRange(from, to),
      find: () => editor.current?.find(),
      undo: () => editor.current?.undo(),
      redo: () => editor.current?.redo(),
      history: () => editor.current?.history(),
      cursor: () => cursor.current,
      noteCursor: (offset) => {
        cursor.current = offset
      },
    }),
    [onAttached],
  )
}
