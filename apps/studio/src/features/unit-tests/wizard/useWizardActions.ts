import { useCreateUnitTest, useMakeTestAudio, useSaveAudioFile, useSaveUnitTest } from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { unitTestsMessages } from '../messages/index.js'
import { useStartRun } from '../useStartRun.js'
import type { AudioToMake } from './MakeAudioDialog.js'
import type { UnitTestWizardScreenProps } from './UnitTestWizardScreen.js'

const fields = ['name', 'description', 'confidence_threshold']

/** The actions of the wizard on a test. @param testId the edited one; a new one unless given. */
export function useWizardActions(
  projectId: number,
  modelId: number,
  testId: number | undefined,
): Pick<UnitTestWizardScreenProps, 'onSave' | 'onMakeAudio' | 'onTranscribe'> {
  const t = useMessages(unitTestsMessages)
  const { notices } = useShell()
  const failure = useApiFailure()
  const navigate = useNavigate()
  const create = useCreateUnitTest()
  const save = useSaveUnitTest()
  const transcribe = useSaveAudioFile()
  const makeAudio = useMakeTestAudio()
  const start = useStartRun(projectId)
  const onSave: UnitTestWizardScreenProps['onSave'] = async (form, isRun) => {
    try {
      const ofProject = { id: projectId }
      const saved =
        testId === undefined
          ? await create({ params: ofProject, body: { ...form, model_id: modelId }, isFailureShown: true })
          : await save({ params: { ...ofProject, testId }, body: form, isFailureShown: true })
      const text = t('wizard.saved', { test: form.name })
      notices.show({ cause: 'unit-test', tone: 'success', isForNextPage: true, text })
      const id = saved?.id ?? testId ?? 0
      // One that cannot start says why, and is saved.
      if (isRun) await start(id)
      void navigate(studioPaths.unitTest({ projectId, modelId, testId: id }))
    } catch (thrown) {
      // All that were chosen are gone since.
      if (form.audio_files.length === 0) {
        notices.show({ cause: 'unit-test', tone: 'error', text: t('audio.atLeastOne') })
        return {}
      }
      return failure(thrown, fields)
    }
    return undefined
  }
  return {
    onSave,
    onMakeAudio: async (audio) => {
      const body = { model_id: modelId, ...listsOf(audio) }
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
