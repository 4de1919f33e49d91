import type { Analysis, SlotValues } from '@saywright/grammar'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { PronunciationsDialog, type PronunciationsDialogProps } from './PronunciationsDialog.js'

export type GrammarPronunciationsProps = Omit<PronunciationsDialogProps, 'words'> & {
  worker: GrammarWorker
  /** The last version without errors, if there was one. */
  grammar: Analysis | undefined
  slots: SlotValues
}

/** The pronunciations of the words of a grammar, as soon as they are known. */
export function GrammarPronunciations({ worker, grammar, slots, ...dialog }: GrammarPronunciationsProps) {
  const told = useGrammarQuery(worker, 'vocabulary', grammar, slots)
  if (grammar && !told) return null
  return <PronunciationsDialog {...dialog} words={told?.answer ?? []} />
}
