import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { fillPath } from '../contract/kernel/path.js'
import {
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  labelVoiceCommandVersion,
  listImportableGrammars,
  listModelTemplates,
  listSoundAlikes,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  pronounceWords,
  recognize,
  restoreVoiceCommandVersion,
  saveVoiceCommandModel,
  sayWords,
} from '../contract/voice-commands/calls.js'
import type { VoiceCommandModel } from '../contract/voice-commands/model.js'
import { type Action, useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const models = 'v3/projects/{id}/voice-commands'

/** The voice command models of a project, without their grammars. */
export const useVoiceCommandModels = (projectId: number | undefined) =>
  useWholeList(listVoiceCommandModels, projectId === undefined ? undefined : { params: { id: projectId } })

export const useVoiceCommandModel = (projectId: number | undefined, modelId: number | undefined) =>
  useRead(
    getVoiceCommandModel,
    projectId === undefined || modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** The saved grammars from which that of a model may import, with the values of their slots. */
export const useImportableGrammars = (projectId: number | undefined, modelId: number | undefined) =>
  useRead(
    listImportableGrammars,
    projectId === undefined || modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** Templates of a new model of a language; nothing is read while the language is `undefined`. */
export const useModelTemplates = (projectId: number, language: string | undefined) =>
  useRead(
    listModelTemplates,
    language === undefined ? undefined : { params: { id: projectId }, query: { language } },
  )

/** Sentences of the saved grammar of a model that sound alike; nothing is read while the model is `undefined`. */
export const useSoundAlikes = (projectId: number, modelId: number | undefined) =>
  useRead(
    listSoundAlikes,
    modelId === undefined ? undefined : { params: { id: projectId, modelId }, query: {} },
  )

export const useCreateVoiceCommandModel = () => useAction(createVoiceCommandModel, [models])

/** The saved versions of a model, newest first. */
export const useVoiceCommandVersions = (projectId: number, modelId: number | undefined) =>
  useWholeList(
    listVoiceCommandVersions,
    modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** The content of a saved version; nothing is read while the revision is `undefined`. */
export const useVoiceCommandVersion = (
  projectId: number,
  modelId: number | undefined,
  versionId: number | undefined,
) =>
  useRead(
    getVoiceCommandVersion,
    modelId === undefined || versionId === undefined
      ? undefined
      : { params: { id: projectId, modelId, versionId } },
  )

export const useLabelVoiceCommandVersion = () =>
  useAction(labelVoiceCommandVersion, [`${models}/{modelId}/versions`])
export const useRestoreVoiceCommandVersion = () => useAction(restoreVoiceCommandVersion, [models])
/**
 * Saves fields of a model. Cached reads of the model are updated with the sent and the returned values; how a
 * threshold was determined is read again.
 */
export function useSaveVoiceCommandModel(): Action<typeof saveVoiceCommandModel> {
  const save = useAction(saveVoiceCommandModel, [`${models}?`, `${models}/{modelId}/versions`])
  const { mutate } = useSWRConfig()
  return useCallback(
    async (input, ...more) => {
      const summary = await save(input, ...more)
      const { params, body } = input
      const withSaved = (model?: VoiceCommandModel) =>
        model && { ...model, ...body, settings: { ...model.settings, ...body.settings }, ...summary }
      void mutate(fillPath(getVoiceCommandModel.path, params), withSaved, {
        revalidate: body.settings?.THRESHOLD !== undefined,
      })
      return summary
    },
    [save, mutate],
  )
}
export const useDeleteVoiceCommandModel = () => useAction(deleteVoiceCommandModel, [models])
export const useRecognize = () => useAction(recognize)

/** Requests the pronunciation of words, as the recognizer expects it. */
export const usePronounceWords = () => useAction(pronounceWords)

/** Requests a WAV recording of words, spoken by the speech engine. */
export const useSayWords = () => useAction(sayWords)
