import { listenToSpeech } from '@saywright/api/client'
import type { VoiceCommandModel } from '@saywright/api/contract'
import { useAudioFileContent, useAudioFilePages, useClient, useUnitTests } from '@saywright/api/react'
import { useEffect, useMemo } from 'react'
import { useTrackTourStep } from '../../../parts/tour/tourProgress.js'
import { isTestOf } from '../../../parts/unit-tests/isTestOf.js'
import { useSameItems } from '../../../parts/workspace/useSameItems.js'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import type { KeptRecording } from '../model/quick-test/quickTest.js'
import { testRecordingOfKept } from '../model/quick-test/toRecording.js'
import { useQuickTest } from '../model/quick-test/useQuickTest.js'
import { useRemeasure } from '../model/recognizer/useRemeasure.js'
import type { TestActions, TestState } from '../model/workspace/VoiceCommandWorkspace.js'
import { useAddToTest } from './useAddToTest.js'

/** The saved grammar against recordings: spoken, chosen, or those of the project. */
export function useTestGroup(projectId: number, model: VoiceCommandModel) {
  const client = useClient()
  const [spoken, speak] = useQuickTest(projectId, model.id)
  const [chosen, file] = useQuickTest(projectId, model.id)
  const note = useTrackTourStep(projectId)
  const isHeard = [spoken, chosen].some((test) => test.status === 'heard' && !test.recognition.rejected)
  useEffect(() => {
    if (isHeard) note('heard')
  }, [isHeard, note])
  const fetchContent = useAudioFileContent(projectId)
  const testKept = async (recording: KeptRecording) => {
    // The call reports a failure.
    const bytes = await fetchContent(recording.id).catch(() => undefined)
    if (bytes) file(testRecordingOfKept(recording, bytes))
  }
  const recordings = useSameItems(useAudioFilePages(projectId).items)
  const allTests = useSameItems(useUnitTests(projectId).data)
  const unitTests = useMemo(
    () => allTests?.filter(isTestOf({ type: 'voice_commands', id: model.id })),
    [allTests, model.id],
  )
  const takenNames = useMemo(() => (recordings ?? []).map(({ name }) => name), [recordings])
  const addToTest = useAddToTest(projectId, model, takenNames)
  const remeasure = useRemeasure(projectId, model)
  const isLive = model.settings.STREAM_RESULT_MODE === 'partial'
  const state = useMemo<TestState>(
    () => ({ tests: { speak: spoken, file: chosen }, recordings, unitTests, isLive, remeasure }),
    [spoken, chosen, recordings, unitTests, isLive, remeasure],
  )
  const actions = useStableActions<TestActions>({
    ...{ speak, file, addToTest },
    testKept: (recording) => void testKept(recording),
    listen: (onEvent) => listenToSpeech(client, { params: { id: projectId, modelId: model.id }, onEvent }),
    noteTried: () => note('tried'),
  })
  return { state, actions }
}
