import { useAudioFileContent } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { sentencesOfState } from '../../../parts/unit-tests/newTestState.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { UnitTestWizardScreen } from './UnitTestWizardScreen.js'
import { useWizardActions } from './useWizardActions.js'
import { useWizardSources } from './useWizardSources.js'

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
  const { sources, takenNames, editedName, speakers } = useWizardSources({ projectId, modelId, testId })
  const [uploads, { add, retry, retryAll, remove }] = useAudioUploads(projectId, takenNames)
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={editedName === undefined ? t('wizard.title') : t('wizard.edit', { test: editedName })}
      />
      <DraftScope of={`model-${modelId}`}>
        <UnitTestWizardScreen
          sources={sources}
          sentences={sentences}
          sourceOf={sourceOf}
          grammarHref={studioPaths.voiceCommandModel({ projectId, modelId })}
          speakers={speakers}
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
