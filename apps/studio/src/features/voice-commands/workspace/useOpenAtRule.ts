import { type Analysis, definitionOf } from '@saywright/grammar'
import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'
import { useCallback, useRef } from 'react'
import { useLatest } from '../../../parts/workspace/useLatest.js'

/** Selects the definition of a rule, once, as soon as there is an editor: to be told each time that its handle changes. */
export function useOpenAtRule(rule: string | undefined, analysis: Analysis) {
  const latest = useLatest({ rule, analysis })
  const opened = useRef<string>(undefined)
  return useCallback(
    (editor: CodeEditorHandle | null) => {
      const wanted = latest.current.rule
      // Without a history there is no editor yet.
      if (wanted === undefined || wanted === opened.current || editor?.history() === undefined) return
      opened.current = wanted
      const definition = definitionOf(latest.current.analysis, wanted)
      if (definition) editor.focusRange(definition.start.offset, definition.end.offset)
    },
    [latest],
  )
}
