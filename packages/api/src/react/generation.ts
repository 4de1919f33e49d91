import { useCallback } from 'react'
import { type GrammarRequest, type WriteGrammarOptions, writeGrammar } from '../client/writeGrammar.js'
import { getGeneration } from '../contract/generation/calls.js'
import type { GenerationResult } from '../contract/generation/generation.js'
import { useClient, useTags } from './ApiProvider.js'
import { useRead } from './useRead.js'

/** Whether grammars can be generated, and the credits of the project. */
export const useGeneration = (projectId: number | undefined) =>
  useRead(getGeneration, projectId === undefined ? undefined : { params: { id: projectId } })

/** Has a grammar written; the credits of the project are read again at its end, whatever that is. */
export function useWriteGrammar(
  projectId: number,
): (request: GrammarRequest, options: Omit<WriteGrammarOptions, 'projectId'>) => Promise<GenerationResult> {
  const client = useClient()
  const tags = useTags()
  return useCallback(
    (request, options) =>
      writeGrammar(client, request, { projectId, ...options }).finally(() => {
        void tags.invalidate([`v3/projects/${projectId}/generation`])
      }),
    [client, tags, projectId],
  )
}
