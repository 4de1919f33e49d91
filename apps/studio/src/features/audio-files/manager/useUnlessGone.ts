import { toApiError } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { useCallback } from 'react'

/**
 * Waits for one of several calls, each about a recording and sent with `isFailureShown`: one that someone else deleted
 * meanwhile does not stop the others.
 *
 * @returns a function that rejects with any other failure, after a notice has said why.
 */
export function useUnlessGone(): (call: Promise<unknown>) => Promise<void> {
  const { tell } = useShell()
  return useCallback(
    async (call) => {
      try {
        await call
      } catch (thrown) {
        const error = toApiError(thrown)
        if (error.kind === 'notFound') return
        tell(error)
        throw error
      }
    },
    [tell],
  )
}
