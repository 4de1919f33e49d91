import { useLoginAsAdmin } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { consolePaths } from '@saywright/shell/paths'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import type { Acting } from './ActAsDialog.js'

/** Goes on as somebody else, at their projects. */
export function useActAs(): (acting: Acting) => Promise<SubmissionErrors | undefined> {
  const loginAsAdmin = useLoginAsAdmin()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return async (body) => {
    try {
      await loginAsAdmin({ body })
    } catch (thrown) {
      return submissionErrors(thrown, ['email', 'reason'])
    }
    // What staff has read must not be taken for what this person sees.
    await mutate(() => true, undefined)
    void navigate(consolePaths.projects)
    return undefined
  }
}
