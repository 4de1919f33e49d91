import { bothReady, type Loadable, mapReady, ready, type UnitTest } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useAudioFiles,
  useTestVoices,
  useUnitTest,
  useUnitTests,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import { useImportable } from '../../../parts/models/useImportable.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { sentencesOfState } from '../../../parts/unit-tests/newTestState.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { blankTest, valuesOfTest } from './testValues.js'
import { UnitTestWizardScreen } from './UnitTestWizardScreen.js'
import { useWizardActions } from './useWizardActions.js'

/** A new test, or the one of the address. */
export function UnitTestWizardRoute() {
  const t = useMessages(unitTestsMessages)
  const projectId = useProjectId()
  const params = useParams()
  const [modelId, testId] = [idOf(params.modelId) ?? 0, idOf(params.testId)]
  const navigate = useNavigate()
  const sentences = sentencesOfState(useLocation().state)
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
  const { language, grammar } = read.data ?? {}
  const library = useImportable({ projectId, modelId, language, grammar })?.library
  const recordings = toLoadable(useAudioFiles(projectId))
  const takenNames = useMemo(
    () => (recordings.state === 'ready' ? recordings.value.map(({ name }) => name) : []),
    [recordings],
  )
  const [uploads, { add, retry, retryAll, remove }] = useAudioUploads(projectId, takenNames)
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
          uploading={{
            ...{ state: uploads, onUpload: add },
            ...{ onRetry: retry, onRetryAll: retryAll, onRemove: remove },
          }}
          {...useWizardActions(projectId, modelId, testId)}
          onCancel={() => void navigate(studioPaths.unitTests({ projectId, modelId }))}
        />
      </DraftScope>
    </>
  )
}
