import { type Loadable, loading, mapReady, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useLabelVoiceCommandVersion,
  useRestoreVoiceCommandVersion,
  useVoiceCommandVersion,
  useVoiceCommandVersions,
} from '@saywright/api/react'
import { deviceStorage, useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { versionMessages } from '../messages/versionMessages.js'
import { readDraft } from '../model/document/drafts.js'
import type { VersionsViewProps } from './VersionsView.js'

/** The versions of a model, those two of them that the address names, and what can be done with one. */
export function useVersionsView(projectId: number, model: VoiceCommandModel): Loadable<VersionsViewProps> {
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
  // By default the version before the saved one is chosen.
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
    const bringBack = (versionId: number, last: number) =>
      restoreVersion({ params: { ...params, versionId }, body: { revision: last } })
    // The call itself reports a failure.
    const saved = await bringBack(revision, model.revision)
    const undo = async () => {
      const undone = await bringBack(model.revision, saved.revision).catch(() => undefined)
      if (!undone) return
      const text = t('undone', { revision: model.revision, next: undone.revision })
      notices.show({ cause: 'model', tone: 'success', text })
    }
    notices.show({
      cause: 'model',
      tone: 'success',
      isForNextPage: true,
      text: t('done', { revision, next: saved.revision }),
      action: { label: t('undo'), onPress: () => void undo() },
    })
    void navigate(backHref)
  }
  const label = (revision: number, text: string | null) =>
    labelVersion({ params: { ...params, versionId: revision }, body: { label: text } }).then(
      () => true,
      () => false,
    )
  if (chosen === undefined) return versions.state === 'failed' ? versions : loading
  return mapReady(versions, (list) => ({
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
  }))
}
