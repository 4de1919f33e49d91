import { languageOf } from '@saywright/api/catalogue'
import { useMemo } from 'react'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { useGrammarState } from '../grammar/useGrammarState.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'
import { useGrammarWorker } from '../grammar-worker/useGrammarWorker.js'
import { useTooMuch } from '../try/useTooMuch.js'
import type { GrammarReading } from './GrammarReading.js'
import type { DocumentState } from './VoiceCommandWorkspace.js'

const noSlots: GrammarReading['emptySlots'] = []

export function useGrammarReading(document: DocumentState): GrammarReading {
  const { grammar, library } = document
  const { name, language } = document.model
  const slots = useMemo(() => slotValues(document.slots), [document.slots])
  const imports = useMemo(() => ({ name, library }), [name, library])
  const worker = useGrammarWorker()
  const state = useGrammarState(worker, grammar, imports)
  const { checked } = state
  const isCurrent = checked === state.analysis
  const count = useGrammarQuery(worker, 'count', isCurrent ? checked : undefined, slots)?.answer
  const emptySlots =
    useGrammarQuery(worker, 'emptySlots', isCurrent ? checked : undefined, slots)?.answer ?? noSlots
  const tooMuch = useTooMuch(worker, isCurrent ? checked : undefined, slots, language)
  const lang = languageOf(language)?.bcp47
  return useMemo(() => {
    const checkedWith = isCurrent ? 'this' : checked ? 'last' : 'none'
    return { name, worker, state, checkedWith, slots, lang, count, emptySlots, tooMuch }
  }, [name, worker, state, checked, isCurrent, slots, lang, count, emptySlots, tooMuch])
}
