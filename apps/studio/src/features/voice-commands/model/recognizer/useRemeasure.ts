import type { VoiceCommandModel } from '@saywright/api/contract'
import { useStartUnitTestRun } from '@saywright/api/react'
import { studioPaths } from '@saywright/shell/paths'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { placeOfTested, testHref } from '../../../../parts/unit-tests/testHref.js'

/** The threshold was found with scores that are made otherwise now: how to find it again. */
export type Remeasure = { hasTest: boolean; onPress: () => void }

/**
 * Finds the threshold of a model again once scores are made otherwise: runs the test that it came from and opens it, or
 * opens the unit tests where no test is known.
 *
 * @returns undefined while the threshold is current.
 */
export function useRemeasure(
  projectId: number,
  { id: modelId, threshold_measured }: Pick<VoiceCommandModel, 'id' | 'threshold_measured'>,
): Remeasure | undefined {
  const navigate = useNavigate()
  const start = useStartUnitTestRun()
  const isDue = threshold_measured?.is_current === false
  const testId = threshold_measured?.test_id ?? null
  return useMemo(() => {
    if (!isDue) return undefined
    if (testId === null)
      return {
        hasTest: false,
        onPress: () => void navigate(studioPaths.unitTests(placeOfTested(projectId, { model_id: modelId }))),
      }
    const run = async () => {
      // The call reports a failure; a test that cannot run is what to look at then, too.
      await start({ params: { id: projectId, testId } }).catch(() => undefined)
      await navigate(testHref(projectId, { model_id: modelId, id: testId }))
    }
    return { hasTest: true, onPress: () => void run() }
  }, [isDue, testId, projectId, modelId, navigate, start])
}
