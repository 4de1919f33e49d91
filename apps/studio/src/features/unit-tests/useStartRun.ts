import { toApiError, type UnitTestRunSummary } from '@saywright/api/contract'
import { useStartUnitTestRun } from '@saywright/api/react'
import { useShell } from '@saywright/shell'

import { useCallback } from 'react'
import { useTestMessages } from './TestedTypeContext.js'

/** Changes of the recordings of a test since it was saved, by the error of their field. */
const faults = { atLeastOneRequired: 'noRecordings', required: 'noTranscription' } as const

/**
 * Starts runs of unit tests.
 *
 * @returns a function that resolves with the run, or with undefined where it cannot start, after a notice has said why.
 */
export function useStartRun(projectId: number): (testId: number) => Promise<UnitTestRunSummary | undefined> {
  const t = useTestMessages()
  const { notices, tell } = useShell()
  const start = useStartUnitTestRun()
  return useCallback(
    async (testId) => {
      try {
        return await start({ params: { id: projectId, testId }, isFailureShown: true })
      } catch (thrown) {
        const error = toApiError(thrown)
        const fault = error.errors.audio_files as keyof typeof faults | undefined
        if (error.errors.positive_words)
          notices.show({ cause: 'unit-test', tone: 'error', text: t('noWakeWord') })
        else if (fault && faults[fault])
          notices.show({ cause: 'unit-test', tone: 'error', text: t(faults[fault]) })
        else tell(error)
        return undefined
      }
    },
    [projectId, start, notices, tell, t],
  )
}
