import { loading, mapReady, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useLabelVoiceCommandVersion,
  useRestoreVoiceCommandVersion,
  useVoiceCommandModel,
  useVoiceCommandVersion,
  useVoiceCommandVersions,
} from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { deviceStorage, useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { versionMessages } from '../messages/versionMessages.js'
import { readDraft } from '../model/document/drafts.js'
import { VersionsScreen } from './VersionsScreen.js'

export function VersionsRoute() {
  const t = useMessages(versionMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const model = toLoadable(useVoiceCommandModel(projectId, modelId))
  useLeaveForHub(
    projectId,
    modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound'),
  )
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={model.state === 'ready' ? t('title', { model: model.value.name }) : t('open')}
      />
      {model.state === 'ready' ? (
        <DraftScope of={`model-${modelId}`}>
          <Versions projectId={projectId} model={model.value} />
        </DraftScope>
      ) : (
        <VersionsScreen view={model} />
      )}
    </>
  )
}

function Versions({ projectId, model }: { projectId: number; model: VoiceCommandModel }) {
  const t = useMessages(versionMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const restoreVersion = useRestoreVoiceCommandVersion()
  const labelVersion = useLabelVoiceCommandVersion()
  const versions = toLoadable(useVoiceCommandVersions(projectId, model.id))
  const known = versions.state === 'ready' ? versions.value : []
  const revisionOf = (name: string, otherwise: number | undefined) => {
    const asked = idOf(search.get(name) ?? undefined)
    return known.some(({ revision }) => revision === asked) ? asked : otherwise
  }
  const compared = revisionOf('from', model.revision) ?? model.revision
  // What one comes for is the version before what is saved.
  const chosen = revisionOf('version', known[1]?.revision ?? known[0]?.revision)
  const version = toLoadable(useVoiceCommandVersion(projectId, model.id, chosen))
  const other = toLoadable(useVoiceCommandVersion(projectId, model.id, compared))
  const show = (name: string, revision: number) => {
    const next = new URLSearchParams(search)
    next.set(name, String(revision))
    setSearch(next, { replace: true })
  }
  const params = { id: projectId, modelId: model.id }
  const backHref = studioPaths.voiceCommandModel({ projectId, modelId: model.id })
  const restore = async (revision: number) => {
    const body = { revision: model.revision }
    const saved = await restoreVersion({ params: { ...params, versionId: revision }, body }).catch(
      () => undefined,
    )
    // The call itself tells of a failure.
    if (!saved) return
    notices.show({
      cause: 'model',
      tone: 'success',
      isForNextPage: true,
      text: t('done', { revision, next: saved.revision }),
    })
    void navigate(backHref)
  }
  const label = (revision: number, text: string | null) =>
    labelVersion({ params: { ...params, versionId: revision }, body: { label: text } }).then(
      () => true,
      () => false,
    )
  if (chosen === undefined) return <VersionsScreen view={versions.state === 'failed' ? versions : loading} />
  return (
    <VersionsScreen
      view={mapReady(versions, (list) => ({
        model,
        versions: list,
        hasDraft: readDraft(deviceStorage, model.id) !== undefined,
        chosen,
        onChoose: (revision) => show('version', revision),
        compared,
        onCompare: (revision) => show('from', revision),
        version,
        other,
        backHref,
        onRestore: restore,
        onLabel: label,
      }))}
    />
  )
}
