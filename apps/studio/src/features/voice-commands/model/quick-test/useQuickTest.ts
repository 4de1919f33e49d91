import { toApiError } from '@saywright/api/contract'
import { useRecognize } from '@saywright/api/react'
import { useEffect, useRef, useState } from 'react'
import { type QuickTest, type TestRecording, testProblemOf } from './quickTest.js'

/** Has recordings recognized, one at a time: a newer one replaces an older one. */
export function useQuickTest(
  projectId: number,
  modelId: number,
): readonly [QuickTest, (recording: TestRecording) => void] {
  const recognize = useRecognize()
  const [test, setTest] = useState<QuickTest>({ status: 'ready' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const run = async (recording: TestRecording) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    setTest({ status: 'running', recording })
    try {
      const call = {
        params: { id: projectId, modelId },
        body: recording.file,
        quiet: true,
        isFailureShown: true,
        signal,
      }
      const recognition = await recognize(call)
      setTest({ status: 'heard', recording, recognition })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind !== 'aborted') {
        const { words = '' } = error.errors
        setTest({ status: 'failed', recording, problem: testProblemOf(error), words })
      }
    }
  }
  return [test, (recording) => void run(recording)]
}
