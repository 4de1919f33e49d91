import { type Loadable, loading, mapReady, type WakeWordModel } from '@saywright/api/contract'
import {
  toLoadable,
  useLabelWakeWordVersion,
  useRestoreWakeWordVersion,
  useWakeWordVersion,
  useWakeWordVersions,
} from '@saywright/api/react'
import { studioPaths } from '@saywright/shell/paths'
import { useHasDraft } from '../../../parts/document/useHasDraft.js'
import { useRestore } from '../../../parts/versions/useRestore.js'
import { useVersionChoice } from '../../../parts/versions/useVersionChoice.js'
import { wakeWordDocument } from '../model/words/WordsContent.js'
import type { VersionsViewProps } from './VersionsView.js'

/** The versions of a model, those two of them that the address names, and what can be done with one. */
export function useVersionsView(projectId: number, model: WakeWordModel): Loadable<VersionsViewProps> {
  const restoreVersion = useRestoreWakeWordVersion()
  const labelVersion = useLabelWakeWordVersion()
  const hasDraft = useHasDraft(wakeWordDocument, model.id)
  const versions = toLoadable(useWakeWordVersions(projectId, model.id))
  const choice = useVersionChoice(versions.state === 'ready' ? versions.value : [], model.revision)
  const { chosen } = choice
  const version = toLoadable(useWakeWordVersion(projectId, model.id, chosen))
  const other = toLoadable(useWakeWordVersion(projectId, model.id, choice.compared))
  const params = { id: projectId, modelId: model.id }
  const backHref = studioPaths.wakeWordModel({ projectId, modelId: model.id })
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
    ...{ chosen, model, version, other, backHref, hasDraft, onRestore, onLabel },
    versions: list,
  }))
}
