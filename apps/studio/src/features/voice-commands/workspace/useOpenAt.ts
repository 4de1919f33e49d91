import { type Analysis, definitionOf } from '@saywright/grammar'
import type { CodeEditorHandle } from '@saywright/ui/CodeEditor'
import { useCallback, useRef } from 'react'
import { useLatest } from '../../../parts/workspace/useLatest.js'
import type { NavigationState } from '../model/workspace/VoiceCommandWorkspace.js'

/**
 * Selects the definition of a rule, or the first problem of a line, once, as soon as there is an editor: call it each time
 * that its handle changes.
 */
export function useOpenAt(place: NavigationState['openAt'], analysis: Analysis) {
  const latest = useLatest({ place, analysis })
  const opened = useRef<string>(undefined)
  return useCallback(
    (editor: CodeEditorHandle | null) => {
      const wanted = latest.current.place
      const key = wanted && `${wanted.kind} ${wanted.kind === 'rule' ? wanted.rule : wanted.line}`
      // Without a history there is no editor yet.
      if (!wanted || key === opened.current || editor?.history() === undefined) return
      opened.current = key
      const range = rangeOf(wanted, latest.current.analysis)
      if (range) editor.focusRange(range.from, range.to)
    },
    [latest],
  )
}

function rangeOf(place: NonNullable<NavigationState['openAt']>, analysis: Analysis) {
  if (place.kind === 'rule') {
    const definition = definitionOf(analysis, place.rule)
    return definition && { from: definition.start.offset, to: definition.end.offset }
  }
  const problem = analysis.problems.find(({ range }) => range.start.line === place.line)
  if (problem) return { from: problem.range.start.offset, to: problem.range.end.offset }
  const lines = analysis.source.split('\n')
  const text = lines[place.line - 1]
  if (text === undefined) return undefined
  const from = lines.slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
  return { from, to: from + text.length }
}
