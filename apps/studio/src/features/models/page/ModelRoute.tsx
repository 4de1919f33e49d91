import { loading, ready } from '@saywright/api/contract'
import { useProject } from '@saywright/api/react'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useNavigate, useParams } from 'react-router'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { modelHref } from '../../../parts/models/modelHref.js'
import { stateOf } from '../../../parts/models/projectModel.js'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { useModelActions } from '../../../parts/models/useModelActions.js'
import { useRevalidateModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { ModelScreen } from './ModelScreen.js'
import { useTypeOfAddress } from './useTypeOfAddress.js'

export function ModelRoute() {
  const ofKind = useKindTexts()
  const projectId = useProjectId()
  const type = useTypeOfAddress()
  const modelId = idOf(useParams().modelId)
  const [models, isReading] = useRevalidateModels(projectId)
  const { data: project } = useProject(projectId)
  const { rename, duplicate, remove } = useModelActions(projectId)
  const navigate = useNavigate()
  const list = models.state === 'ready' ? models.value : []
  const model = list.find((each) => each.type === type && each.id === modelId)
  useLeaveForHub(projectId, models.state === 'ready' && !model && !isReading)
  return (
    <>
      <StudioTitle projectId={projectId} open={model?.name ?? ofKind(type)('name')} />
      <ModelScreen
        type={type}
        model={
          model
            ? ready({
                model,
                models: list,
                state: project ? stateOf(model, project.tags) : 'ready',
                hrefOf: (other) => modelHref(projectId, other),
                onRename: rename,
                onDuplicate: duplicate,
                onDelete: async (gone) => {
                  // First away from what will not be there.
                  await navigate(studioPaths.project({ projectId }))
                  await remove(gone)
                },
              })
            : models.state === 'failed'
              ? models
              : loading
        }
      />
    </>
  )
}
