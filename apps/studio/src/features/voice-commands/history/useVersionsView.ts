import { type Loadable, loading, mapReady, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useLabelVoiceCommandVersion,
  useRestoreVoiceCommandVersion,
  useVoiceCommandVersion,
  useVoiceCommandVersions,
} from '@saywright/api/react'
import { deviceStorage } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useRestore } from '../../../parts/versions/useRestore.js'
import { useVersionChoice } from '../../../parts/versions/useVersionChoice.js'
import { readDraft } from '../model/document/drafts.js'
import type { VersionsViewProps } from './VersionsView.js'

/** The versions of a model, those two of them that the address names, and what can be done with one. */
export function useVersionsView(projectId: number, model: VoiceCommandModel): Loadable<VersionsViewProps> {
  const restoreVersion = useRestoreVoiceCommandVersion()
  const labelVersion = useLabelVoiceCommandVersion()
  const versions = toLoadable(useVoiceCommandVersions(projectId, model.id))
  const choice = useVersionChoice(versions.state === 'ready' ? versions.value : [], model.revision)
  const { chosen } = choice
  const version = toLoadable(useVoiceCommandVersion(projectId, model.id, chosen))
  const other = toLoadable(useVoiceCommandVersion(projectId, model.id, choice.compared))
  const params = { id: projectId, modelId: model.id }
  const backHref = studioPaths.voiceCommandModel({ projectId, modelId: model.id })
  const onRestore = useRestore(
    (versionId, revision) => restoreVersion({ params: { ...params, versionId }, body: { revision } }),
    model.revision,
    backHref,
  )
  const onLabel = (revision: number, label: string | null) =>
    labelVersion({ params: { ...params, versionId: revision }, body: { label } }).then(
      () => true,
      () => false,
    )
  if (chosen === undefined) return versions.state === 'failed' ? versions : loading
  return mapReady(versions, (list) => ({
    ...choice,
    ...{ chosen, model, version, other, backHref, onRestore, onLabel },
    versions: list,
    hasDraft: readDraft(deviceStorage, model.id) !== undefined,
  }))
}
