import { bothReady, type Loadable, mapReady, ready, type UnitTest } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useAudioFiles,
  useCreateUnitTest,
  useMakeTestAudio,
  useSaveAudioFile,
  useSaveUnitTest,
  useTestVoices,
  useUnitTest,
  useUnitTests,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useImportable } from '../../../parts/models/useImportable.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { sentencesOfState } from '../../../parts/unit-tests/newTestState.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import type { AudioToMake } from './MakeAudioDialog.js'
import { blankTest, valuesOfTest } from './testValues.js'
import { UnitTestWizardScreen, type UnitTestWizardScreenProps } from './UnitTestWizardScreen.js'

const fields = ['name', 'description', 'confidence_threshold']

/** A new test, or the one of the address. */
export function UnitTestWizardRoute() {
  const t = useMessages(unitTestsMessages)
  const projectId = useProjectId()
  const params = useParams()
  const [modelId, testId] = [idOf(params.modelId) ?? 0, idOf(params.testId)]
  const { notices } = useShell()
  const failure = useApiFailure()
  const navigate = useNavigate()
  const sentences = sentencesOfState(useLocation().state)
  const create = useCreateUnitTest()
  const save = useSaveUnitTest()
  const transcribe = useSaveAudioFile()
  const makeAudio = useMakeTestAudio()
  const fetchContent = useAudioFileContent(projectId)
  const sourceOf = useCallback(
    ({ id }: { readonly id: number }) =>
      () =>
        fetchContent(id),
    [fetchContent],
  )
  const read = useVoiceCommandModel(projectId, modelId)
  const model = toLoadable(read)
  const { data: voices } = useTestVoices(projectId, read.data?.language)
  const library = useImportable(projectId, modelId, read.data?.grammar)?.library
  const recordings = toLoadable(useAudioFiles(projectId))
  const tests = toLoadable(useUnitTests(projectId))
  const edited = useUnitTest(projectId, testId)
  const test: Loadable<UnitTest | undefined> = testId === undefined ? ready(undefined) : toLoadable(edited)
  const sources = mapReady(
    bothReady(bothReady(model, recordings), bothReady(tests, test)),
    ([[own, files], [all, self]]) => ({
      model: own,
      library,
      recordings: files,
      tests: all.filter(({ model_id }) => model_id === modelId),
      initialValues: self ? valuesOfTest(self) : blankTest(own.settings.THRESHOLD),
      self,
    }),
  )

  const onSave: UnitTestWizardScreenProps['onSave'] = async (form) => {
    try {
      const ofProject = { id: projectId }
      const saved =
        testId === undefined
          ? await create({ params: ofProject, body: { ...form, model_id: modelId }, isFailureShown: true })
          : await save({ params: { ...ofProject, testId }, body: form, isFailureShown: true })
      const text = t('wizard.saved', { test: form.name })
      notices.show({ cause: 'unit-test', tone: 'success', isForNextPage: true, text })
      void navigate(studioPaths.unitTest({ projectId, modelId, testId: saved?.id ?? testId ?? 0 }))
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
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={edited.data ? t('wizard.edit', { test: edited.data.name }) : t('wizard.title')}
      />
      <DraftScope of={`model-${modelId}`}>
        <UnitTestWizardScreen
          sources={sources}
          sentences={sentences}
          sourceOf={sourceOf}
          grammarHref={studioPaths.voiceCommandModel({ projectId, modelId })}
          speakers={voices?.voices ?? []}
          onMakeAudio={async (audio) => {
            const body = { model_id: modelId, ...listsOf(audio) }
            // A failure is told by the call.
            const task = await makeAudio({ params: { id: projectId }, body }).catch(() => undefined)
            if (task) notices.show({ cause: 'unit-test', tone: 'success', text: t('make.started') })
            return task !== undefined
          }}
          onTranscribe={({ id }, transcription) =>
            transcribe({ params: { id: projectId, audioId: id }, body: { transcription } }).then(
              () => true,
              () => false,
            )
          }
          onSave={onSave}
          onCancel={() => void navigate(studioPaths.unitTests({ projectId, modelId }))}
        />
      </DraftScope>
    </>
  )
}

/** As the call takes it: lists of its own, and none where everything is chosen. */
function listsOf({ sentences, voices, speeds, noises, speakers, backgrounds, rooms }: AudioToMake) {
  return {
    ...{ sentences: [...sentences], voices: [...voices], speeds: [...speeds], noises: [...noises] },
    ...(speakers && { speakers: [...speakers] }),
    ...(backgrounds && { backgrounds: [...backgrounds] }),
    ...(rooms && { rooms: [...rooms] }),
  }
}
