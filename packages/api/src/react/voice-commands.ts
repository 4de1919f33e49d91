import {
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  listVoiceCommandModels,
  recognize,
  saveVoiceCommandModel,
} from '../contract/voice-commands/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const models = 'v3/projects/{id}/voice-commands'

/** The voice-command models of a project, without their grammars. */
export const useVoiceCommandModels = (projectId: number | undefined) =>
  useWholeList(listVoiceCommandModels, projectId === undefined ? undefined : { params: { id: projectId } })

export const useVoiceCommandModel = (projectId: number | undefined, modelId: number | undefined) =>
  useRead(
    getVoiceCommandModel,
    projectId === undefined || modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

export const useCreateVoiceCommandModel = () => useAction(createVoiceCommandModel, [models])
export const useSaveVoiceCommandModel = () => useAction(saveVoiceCommandModel, [models])
export const useDeleteVoiceCommandModel = () => useAction(deleteVoiceCommandModel, [models])
export const useRecognize = () => useAction(recognize)
