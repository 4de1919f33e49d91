import type { UnitTestRun } from '@saywright/api/contract'
import { analyze, type CompiledGrammar, GrammarLibrary, type SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { useRulesOf } from '../../../../parts/models/useRulesOf.js'

/** The grammar of a run with the grammars from which it imported then; undefined until the library of rules is there. */
export function useRunGrammar({
  grammar,
  imports,
  slots,
  language,
}: Pick<UnitTestRun, 'grammar' | 'imports' | 'slots' | 'language'>):
  | { readonly compiled: CompiledGrammar; readonly slots: SlotValues }
  | undefined {
  const isImporting = grammar.includes('!import')
  const rules = useRulesOf(language, isImporting)
  return useMemo(() => {
    if (isImporting && !rules) return undefined
    const grammars = imports.map((each) => ({
      ...{ name: each.name, source: each.grammar, slots: slotValues(each.slots) },
    }))
    const { compiled } = analyze(grammar, { library: new GrammarLibrary(grammars, rules) })
    return { compiled, slots: slotValues(slots) }
  }, [grammar, imports, slots, isImporting, rules])
}
