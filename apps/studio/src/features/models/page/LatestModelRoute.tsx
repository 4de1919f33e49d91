import { loading } from '@saywright/api/contract'
import { Navigate } from 'react-router'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { modelHref } from '../../../parts/models/modelHref.js'
import { NoModel } from '../../../parts/models/NoModel.js'
import { useRevalidateModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { ModelScreen } from './ModelScreen.js'
import { useTypeOfAddress } from './useTypeOfAddress.js'

/** Opens the model of a type that was changed last; without one, the way to the first. */
export function LatestModelRoute() {
  const ofKind = useKindTexts()
  const projectId = useProjectId()
  const type = useTypeOfAddress()
  const [models, isReading] = useRevalidateModels(projectId)
  const latest = models.state === 'ready' ? models.value.find((model) => model.type === type) : undefined
  const isNone = models.state === 'ready' && !isReading
  if (latest) return <Navigate replace to={modelHref(projectId, latest)} />
  return (
    <>
      <StudioTitle projectId={projectId} open={ofKind(type)('name')} />
      {isNone ? (
        <NoModel projectId={projectId} type={type} title={ofKind(type)('name')} />
      ) : (
        <ModelScreen type={type} model={models.state === 'failed' ? models : loading} />
      )}
    </>
  )
}
