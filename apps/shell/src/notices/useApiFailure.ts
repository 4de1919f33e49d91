import { toApiError } from '@saywright/api/contract'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useCallback } from 'react'
import { useShell } from '../ShellContext.js'

/**
 * The error of a refused call for a form whose calls are sent with `isFailureShown`: an error of its fields is beside them
 * and nowhere else; any other failure is reported as usual.
 */
export function useApiFailure(): (thrown: unknown, fields: readonly string[]) => SubmissionErrors {
  const { tell } = useShell()
  return useCallback(
    (thrown, fields) => {
      const errors = submissionErrors(thrown, fields)
      if (!fields.some((field) => field in errors)) tell(toApiError(thrown))
      return errors
    },
    [tell],
  )
}
