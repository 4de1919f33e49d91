import { useImportableGrammars } from '@saywright/api/react'
import { GrammarLibrary } from '@saywright/grammar'
import { useMemo } from 'react'
import { slotValues } from './slotValues.js'

/**
 * The models from which the grammar of one may import, as they are saved; undefined until they are known.
 *
 * @param grammar all of them are fetched once it begins an import.
 */
export function useImportable(projectId: number, modelId: number, grammar: string | undefined) {
  const isImporting = grammar?.includes('!import') === true
  const { data } = useImportableGrammars(projectId, isImporting ? modelId : undefined)
  return useMemo(
    () =>
      data && {
        library: new GrammarLibrary(
          data.data.map(({ name, grammar, slots }) => ({ name, source: grammar, slots: slotValues(slots) })),
        ),
        idOf: (name: string) => data.data.find((model) => model.name === name)?.id,
      },
    [data],
  )
}
