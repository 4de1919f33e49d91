import { toApiError } from '@saywright/api/contract'
import { useCreateUnitTest, useMakeTestAudio, useSaveAudioFile, useSaveUnitTest } from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'

import { useNavigate } from 'react-router'
import { testHref } from '../../../parts/unit-tests/testHref.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { useStartRun } from '../useStartRun.js'
import type { TestedPlace } from '../useTestedModel.js'
import type { AudioToMake } from './MakeAudioDialog.js'
import type { UnitTestWizardScreenProps } from './UnitTestWizardScreen.js'

const fields = ['name', 'description', 'confidence_threshold']

/** The actions of the wizard on a test. @param testId the edited one; a new one unless given. */
export function useWizardActions(
  projectId: number,
  { type, modelId }: TestedPlace,
  testId: number | undefined,
): Pick<UnitTestWizardScreenProps, 'onSave' | 'onMakeAudio' | 'onTranscribe'> {
  const t = useTestMessages()
  const { notices } = useShell()
  const failure = useApiFailure()
  const navigate = useNavigate()
  const create = useCreateUnitTest()
  const save = useSaveUnitTest()
  const transcribe = useSaveAudioFile()
  const makeAudio = useMakeTestAudio()
  const start = useStartRun(projectId)
  const ofModel = { model_id: modelId, model_type: type }
  const onSave: UnitTestWizardScreenProps['onSave'] = async (form, isRun) => {
    try {
      const ofProject = { id: projectId }
      const saved =
        testId === undefined
          ? await create({ params: ofProject, body: { ...form, ...ofModel }, isFailureShown: true })
          : await save({ params: { ...ofProject, testId }, body: form, isFailureShown: true })
      const text = t('wizard.saved', { test: form.name })
      notices.show({ cause: 'unit-test', tone: 'success', isForNextPage: true, text })
      const id = saved?.id ?? testId ?? 0
      // One that cannot start says why, and is saved.
      if (isRun) await start(id)
      void navigate(testHref(projectId, { ...ofModel, id }))
    } catch (thrown) {
      // All that were chosen are gone since.
      if (form.audio_files.length === 0) {
        notices.show({ cause: 'unit-test', tone: 'error', text: t('audio.atLeastOne') })
        return {}
      }
      if (toApiError(thrown).errors.positive_words) {
        notices.show({ cause: 'unit-test', tone: 'error', text: t('noWakeWord') })
        return {}
      }
      return failure(thrown, fields)
    }
    return undefined
  }
  return {
    onSave,
    onMakeAudio: async (audio) => {
      const body = { ...ofModel, ...listsOf(audio) }
      // The call reports a failure.
      const task = await makeAudio({ params: { id: projectId }, body }).catch(() => undefined)
      if (task) notices.show({ cause: 'unit-test', tone: 'success', text: t('make.started') })
      return task?.names
    },
    onTranscribe: ({ id }, transcription) =>
      transcribe({ params: { id: projectId, audioId: id }, body: { transcription } }).then(
        () => true,
        () => false,
      ),
  }
}

/** In the form of the call: lists of its own, and none where everything is chosen. */
function listsOf({ sentences, voices, speeds, noises, speakers, backgrounds, rooms }: AudioToMake) {
  return {
    ...{ sentences: [...sentences], voices: [...voices], speeds: [...speeds], noises: [...noises] },
    ...(speakers && { speakers: [...speakers] }),
    ...(backgrounds && { backgrounds: [...backgrounds] }),
    ...(rooms && { rooms: [...rooms] }),
  }
}
