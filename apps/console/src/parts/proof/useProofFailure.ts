import { toApiError } from '@saywright/api/contract'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useShell } from '@saywright/shell'
import { useCallback } from 'react'
import { proofErrors } from './proofErrors.js'

/**
 * The error of a refused call for the form that sent a proof; send the call with `isFailureShown`. Other failures are
 * reported as usual.
 */
export function useProofFailure(): (thrown: unknown) => SubmissionErrors {
  const { tell } = useShell()
  return useCallback(
    (thrown) => {
      const error = toApiError(thrown)
      const errors = proofErrors(error)
      if (errors) return errors
      tell(error)
      return submissionErrors(error, [])
    },
    [tell],
  )
}
