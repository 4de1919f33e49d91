import type { Analysis } from '@saywright/grammar'
import { useMemo } from 'react'
import type { Change, GrammarEdit } from './changes.js'
import type { GrammarWorker } from './GrammarWorker.js'
import { useGrammarQuery } from './useGrammarQuery.js'

type Refused = Extract<Change, { refused: unknown }>['refused']

/** Why a change that is being written would be refused; undefined while that is not known. */
export function useRefusal(
  worker: GrammarWorker,
  grammar: Analysis,
  wanted: GrammarEdit,
): Refused | undefined {
  const key = JSON.stringify(wanted)
  const about = useMemo(() => JSON.parse(key) as GrammarEdit, [key])
  const told = useGrammarQuery(worker, 'change', grammar, about)
  const change = told?.about === about ? told.answer : undefined
  return change && 'refused' in change ? change.refused : undefined
}
