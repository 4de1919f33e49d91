import { analyze, type ImportOptions } from '@saywright/grammar'
import { useEffect, useState } from 'react'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { importsMuch } from '../grammar-worker/isLarge.js'
import { type GrammarState, grammarState, noImports, toldState } from './grammarState.js'

/** Pause in typing before the text is read again: typing itself never waits for it. */
const quietMilliseconds = 120

/**
 * The analysis of a text that changes with each key.
 *
 * @param worker finds the problems of a text with many imports, which is not read here.
 * @param imports where it looks up what it imports; the same object while it does not change.
 */
export function useGrammarState(
  worker: GrammarWorker,
  source: string,
  imports: ImportOptions = noImports,
): GrammarState {
  const [state, setState] = useState(() =>
    grammarState(source, undefined, importsMuch(source, imports) ? noImports : imports),
  )
  const readSource = state.analysis.source
  const readIn = state.imports
  useEffect(() => {
    if (readSource === source && readIn === imports) return
    const read = () => setState((last) => grammarState(source, last, imports))
    let takeBack: (() => void) | undefined
    const timer = setTimeout(() => {
      if (!importsMuch(source, imports)) return read()
      takeBack = worker.ask('problems', analyze(source, imports), undefined, (problems) => {
        if (problems) setState((last) => toldState(source, imports, problems, last))
        else read()
      })
    }, quietMilliseconds)
    return () => {
      clearTimeout(timer)
      takeBack?.()
    }
  }, [worker, source, imports, readSource, readIn])
  return state
}
