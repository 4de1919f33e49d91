import { useLoginAsAdmin } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { consolePaths } from '@saywright/shell/paths'
import { useGoOnAs } from '../../../parts/useGoOnAs.js'
import type { Acting } from './ActAsDialog.js'

/** Continues as another user, at their projects. */
export function useActAs(): (acting: Acting) => Promise<SubmissionErrors | undefined> {
  const loginAsAdmin = useLoginAsAdmin()
  const goOnAs = useGoOnAs()
  return async (body) => {
    try {
      await loginAsAdmin({ body })
    } catch (thrown) {
      return submissionErrors(thrown, ['email', 'reason'])
    }
    void goOnAs(consolePaths.projects)
    return undefined
  }
}
