import { useImportableGrammars } from '@saywright/api/react'
import { GrammarLibrary } from '@saywright/grammar'
import { useMemo } from 'react'
import { slotValues } from './slotValues.js'
import { useRulesOf } from './useRulesOf.js'

export interface ImportingModel {
  readonly projectId: number
  readonly modelId: number
  /** Code of its language; undefined until it is known. */
  readonly language: string | undefined
  /** All models are fetched once it begins an import. */
  readonly grammar: string | undefined
}

/** The saved models from which the grammar of one may import, and the library of rules; undefined until they are loaded. */
export function useImportable({ projectId, modelId, language, grammar }: ImportingModel) {
  const isImporting = grammar?.includes('!import') === true
  const { data } = useImportableGrammars(projectId, isImporting ? modelId : undefined)
  const rules = useRulesOf(language ?? '', isImporting && language !== undefined)
  return useMemo(() => {
    if (!data || !rules) return undefined
    const grammars = data.data.map(({ name, grammar, slots }) => ({
      ...{ name, source: grammar, slots: slotValues(slots) },
    }))
    return {
      library: new GrammarLibrary(grammars, rules),
      idOf: (name: string) => data.data.find((model) => model.name === name)?.id,
    }
  }, [data, rules])
}
