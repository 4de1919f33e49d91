import type { BodyOf } from '../contract/kernel/endpoint.js'
import {
  createWakeWordModel,
  deleteWakeWordModel,
  getWakeWordModel,
  getWakeWordVersion,
  labelWakeWordVersion,
  listLanguageSounds,
  listWakeWordModels,
  listWakeWordVersions,
  rateWakeWords,
  restoreWakeWordVersion,
  saveWakeWordModel,
  spotInAudioFile,
  spotInRecording,
} from '../contract/models/wake-words/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const models = 'v3/projects/{id}/wake-words'

export const useWakeWordModels = (projectId: number | undefined) =>
  useWholeList(listWakeWordModels, projectId === undefined ? undefined : { params: { id: projectId } })

export const useWakeWordModel = (projectId: number | undefined, modelId: number | undefined) =>
  useRead(
    getWakeWordModel,
    projectId === undefined || modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

export const useCreateWakeWordModel = () => useAction(createWakeWordModel, [models])
export const useSaveWakeWordModel = () => useAction(saveWakeWordModel, [models])
export const useDeleteWakeWordModel = () => useAction(deleteWakeWordModel, [models])

/** The saved versions of a model, newest first. */
export const useWakeWordVersions = (projectId: number, modelId: number | undefined) =>
  useWholeList(
    listWakeWordVersions,
    modelId === undefined ? undefined : { params: { id: projectId, modelId } },
  )

/** The content of a saved version; nothing is read while the revision is `undefined`. */
export const useWakeWordVersion = (
  projectId: number,
  modelId: number | undefined,
  versionId: number | undefined,
) =>
  useRead(
    getWakeWordVersion,
    modelId === undefined || versionId === undefined
      ? undefined
      : { params: { id: projectId, modelId, versionId } },
  )

export const useLabelWakeWordVersion = () => useAction(labelWakeWordVersion, [`${models}/{modelId}/versions`])
export const useRestoreWakeWordVersion = () => useAction(restoreWakeWordVersion, [models])

/**
 * How well words can be told apart; the rating of the words before is returned until the one of new words arrives.
 *
 * @param words a new object for each change of the words requests them again; words that were rated before are not
 * requested twice. Nothing is requested while they are `undefined`.
 */
export const useWakeWordRating = (projectId: number, words: BodyOf<typeof rateWakeWords> | undefined) =>
  useRead(rateWakeWords, words && { params: { id: projectId }, body: words }, { isKept: true })

/** The sounds of a language, for a keyboard of phonemes; nothing is read while the language is `undefined`. */
export const useLanguageSounds = (projectId: number, language: string | undefined) =>
  useRead(
    listLanguageSounds,
    language === undefined ? undefined : { params: { id: projectId }, query: { language } },
  )

/** Finds the saved words of a model in a recording of the project. */
export const useSpotInAudioFile = () => useAction(spotInAudioFile)

/** Finds the saved words of a model in a WAV recording. */
export const useSpotInRecording = () => useAction(spotInRecording)
