import { getVoiceCommandModel, type VoiceCommandModelSummary } from '@saywright/api/contract'
import {
  toLoadable,
  useClient,
  useCreateVoiceCommandModel,
  useDeleteVoiceCommandModel,
  useProject,
  useSaveVoiceCommandModel,
  useVoiceCommandModels,
} from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { hubMessages } from '../messages/index.js'
import type { NewModel } from './CreateModelDialog.js'
import { HubScreen } from './HubScreen.js'

export function HubRoute() {
  const t = useMessages(hubMessages)
  const projectId = useProjectId()
  const { data: project, error } = useProject(projectId)
  const models = toLoadable(useVoiceCommandModels(projectId))
  const { notices } = useShell()
  const failure = useApiFailure()
  const navigate = useNavigate()
  const client = useClient()
  const createModel = useCreateVoiceCommandModel()
  const saveModel = useSaveVoiceCommandModel()
  const deleteModel = useDeleteVoiceCommandModel()
  const hrefOf = ({ id }: Pick<VoiceCommandModelSummary, 'id'>) =>
    studioPaths.voiceCommandModel({ projectId, modelId: id })

  const create = async ({ name, language }: NewModel) => {
    try {
      const params = { id: projectId }
      const model = await createModel({ params, body: { name, language }, isFailureShown: true })
      notices.show({
        cause: 'form',
        tone: 'success',
        isForNextPage: true,
        text: t('create.created', { model: model.name }),
      })
      void navigate(hrefOf(model))
    } catch (thrown) {
      return failure(thrown, ['name', 'language'])
    }
    return undefined
  }
  const rename = async ({ id, revision }: VoiceCommandModelSummary, name: string) => {
    try {
      const params = { id: projectId, modelId: id }
      await saveModel({ params, body: { revision, name }, isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, ['name'])
    }
    return undefined
  }
  const duplicate = async ({ id }: VoiceCommandModelSummary, name: string) => {
    const params = { id: projectId }
    // A failure is told by the calls.
    const made = await client
      .send(getVoiceCommandModel, { params: { ...params, modelId: id } })
      .then(({ language, grammar, settings, slots }) =>
        createModel({ params, body: { name, language, grammar, settings, slots } }),
      )
      .catch(() => undefined)
    if (made)
      notices.show({ cause: 'model', tone: 'success', text: t('create.created', { model: made.name }) })
  }
  const remove = async (model: VoiceCommandModelSummary) => {
    await deleteModel({ params: { id: projectId, modelId: model.id } })
    notices.show({ cause: 'model', tone: 'success', text: t('delete.deleted', { model: model.name }) })
  }
  return (
    <>
      <StudioTitle projectId={projectId} open={error && t('home.untitled')} />
      <HubScreen
        project={project}
        models={models}
        hrefOf={hrefOf}
        onCreate={create}
        onRename={rename}
        onDuplicate={duplicate}
        onDelete={remove}
      />
    </>
  )
}
