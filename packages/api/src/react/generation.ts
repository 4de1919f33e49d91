import { useCallback } from 'react'
import { type GrammarRequest, type WriteGrammarOptions, writeGrammar } from '../client/writeGrammar.js'
import { getGeneration } from '../contract/generation/calls.js'
import type { GenerationResult } from '../contract/generation/generation.js'
import { useClient, useTags } from './ApiProvider.js'
import { useRead } from './useRead.js'

/** Whether grammars can be generated, and the credits of the project. */
export const useGeneration = (projectId: number | undefined) =>
  useRead(getGeneration, projectId === undefined ? undefined : { params: { id: projectId } })

/**
 * Returns a function that generates a grammar; the credits of the project are read again afterwards, also
 * after a failure.
 */
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
