import { loading } from '@saywright/api/contract'
import { useMessages } from '@saywright/ui/i18n'
import { Navigate } from 'react-router'
import { modelHref } from '../../../parts/models/modelHref.js'
import { NoModel } from '../../../parts/models/NoModel.js'
import { useRevalidateModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { wakeWordsMessages } from '../messages/index.js'
import { WakeWordsScreen } from './WakeWordsScreen.js'

/** Opens the model that was changed last; without one, the way to the first. */
export function LatestModelRoute() {
  const t = useMessages(wakeWordsMessages)
  const projectId = useProjectId()
  const [models, isReading] = useRevalidateModels(projectId)
  const latest = models.state === 'ready' ? models.value.find(({ type }) => type === 'wake_word') : undefined
  if (latest) return <Navigate replace to={modelHref(projectId, latest)} />
  return (
    <>
      <StudioTitle projectId={projectId} open={t('title')} />
      {models.state === 'ready' && !isReading ? (
        <NoModel projectId={projectId} type="wake_word" title={t('title')} />
      ) : (
        <WakeWordsScreen workspace={models.state === 'failed' ? models : loading} />
      )}
    </>
  )
}
