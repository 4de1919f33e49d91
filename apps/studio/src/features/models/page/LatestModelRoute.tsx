import { loading } from '@saywright/api/contract'
import { useMessages } from '@saywright/ui/i18n'
import { Navigate } from 'react-router'
import { modelsMessages } from '../../../parts/models/messages.js'
import { modelHref } from '../../../parts/models/modelHref.js'
import { NoModel } from '../../../parts/models/NoModel.js'
import { useRevalidateModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { ModelScreen } from './ModelScreen.js'
import { useTypeOfAddress } from './useTypeOfAddress.js'

/** Opens the model of a type that was changed last; without one, the way to the first. */
export function LatestModelRoute() {
  const t = useMessages(modelsMessages)
  const projectId = useProjectId()
  const type = useTypeOfAddress()
  const [models, isReading] = useRevalidateModels(projectId)
  const latest = models.state === 'ready' ? models.value.find((model) => model.type === type) : undefined
  const isNone = models.state === 'ready' && !isReading
  if (latest) return <Navigate replace to={modelHref(projectId, latest)} />
  return (
    <>
      <StudioTitle projectId={projectId} open={t(`types.${type}`)} />
      {isNone ? (
        <NoModel projectId={projectId} type={type} title={t(`types.${type}`)} />
      ) : (
        <ModelScreen type={type} model={models.state === 'failed' ? models : loading} />
      )}
    </>
  )
}
