import { useAudioFileContent } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf, studioPaths } from '@saywright/shell/paths'

import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import { modelHref } from '../../../parts/models/modelHref.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { sentencesOfState } from '../../../parts/unit-tests/newTestState.js'
import { placeOfTested } from '../../../parts/unit-tests/testHref.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { useTestedPlace } from '../useTestedModel.js'
import { UnitTestWizardScreen } from './UnitTestWizardScreen.js'
import { useWizardActions } from './useWizardActions.js'
import { useWizardSources } from './useWizardSources.js'

/** A new test, or the one of the address. */
export function UnitTestWizardRoute() {
  const t = useTestMessages()
  const projectId = useProjectId()
  const testId = idOf(useParams().testId)
  const place = useTestedPlace()
  const { type, modelId } = place
  const address = placeOfTested(projectId, { model_id: modelId, model_type: type })
  const navigate = useNavigate()
  const sentences = sentencesOfState(useLocation().state)
  const fetchContent = useAudioFileContent(projectId)
  const sourceOf = useCallback(
    ({ id }: { readonly id: number }) =>
      () =>
        fetchContent(id),
    [fetchContent],
  )
  const { sources, takenNames, editedName, speakers } = useWizardSources({ projectId, place, testId })
  const [uploads, { add, retry, retryAll, remove }] = useAudioUploads(projectId, takenNames)
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={editedName === undefined ? t('wizard.title') : t('wizard.edit', { test: editedName })}
      />
      <DraftScope of={type === 'voice_commands' ? `model-${modelId}` : `model-${type}-${modelId}`}>
        <UnitTestWizardScreen
          sources={sources}
          sentences={sentences}
          sourceOf={sourceOf}
          modelHref={modelHref(projectId, { type, id: modelId })}
          speakers={speakers}
          uploading={{
            ...{ state: uploads, onUpload: add },
            ...{ onRetry: retry, onRetryAll: retryAll, onRemove: remove },
          }}
          {...useWizardActions(projectId, place, testId)}
          onCancel={() => void navigate(studioPaths.unitTests(address))}
        />
      </DraftScope>
    </>
  )
}
