import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { everyItem } from '../client/pages.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { fillPath } from '../contract/kernel/path.js'
import {
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  labelVoiceCommandVersion,
  listImportableGrammars,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  pronounceWords,
  recognize,
  restoreVoiceCommandVersion,
  saveVoiceCommandModel,
  sayWords,
} from '../contract/voice-commands/calls.js'
import type { VoiceCommandModel, VoiceCommandModelSummary } from '../contract/voice-commands/model.js'
import { useClient } from './ApiProvider.js'
import { type Action, useAction } from './useAction.js'
import { type Read, useRead } from './useRead.js'
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

/** The saved grammars from which that of a model may import, with the values of their slots. */
export const useImportableGrammars = (projectId: number | undefined, modelId: number | undefined) =>
  useRead(
    listImportableGrammars,
    projectId === undefined || modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** A model, and the project that it belongs to. */
export type ModelOfProject = VoiceCommandModelSummary & { readonly project_id: number }

/**
 * The models of several projects, for finding one by its name.
 *
 * @param projectIds each of them is asked once; nothing is sent while it is undefined.
 */
export function useModelsOfProjects(
  projectIds: readonly number[] | undefined,
): Read<readonly ModelOfProject[]> {
  const client = useClient()
  const modelsOf = async (id: number) => {
    const found: ModelOfProject[] = []
    const items = everyItem(client, listVoiceCommandModels, { params: { id }, quiet: true })
    for await (const model of items) found.push({ ...model, project_id: id })
    return found
  }
  const key = projectIds && `models of ${projectIds.join(' ')}`
  return useSWR<readonly ModelOfProject[], ApiError>(key, async () =>
    (await Promise.all((projectIds ?? []).map(modelsOf))).flat(),
  )
}

export const useCreateVoiceCommandModel = () => useAction(createVoiceCommandModel, [models])

/** The saves of a model, newest first. */
export const useVoiceCommandVersions = (projectId: number, modelId: number | undefined) =>
  useWholeList(
    listVoiceCommandVersions,
    modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** What a save held; nothing is read while the revision is undefined. */
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
/** Saves fields of a model. Who shows the model is given what was sent and what came back: it is not read again. */
export function useSaveVoiceCommandModel(): Action<typeof saveVoiceCommandModel> {
  const save = useAction(saveVoiceCommandModel, [`${models}?`, `${models}/{modelId}/versions`])
  const { mutate } = useSWRConfig()
  return useCallback(
    async (input, ...more) => {
      const summary = await save(input, ...more)
      const { params, body } = input
      const withSaved = (model?: VoiceCommandModel) => model && { ...model, ...body, ...summary }
      void mutate(fillPath(getVoiceCommandModel.path, params), withSaved, { revalidate: false })
      return summary
    },
    [save, mutate],
  )
}
export const useDeleteVoiceCommandModel = () => useAction(deleteVoiceCommandModel, [models])
export const useRecognize = () => useAction(recognize)

/** How words are said, as the recognizer expects them. */
export const usePronounceWords = () => useAction(pronounceWords)

/** A WAV recording of words, as the speech engine says them. */
export const useSayWords = () => useAction(sayWords)
