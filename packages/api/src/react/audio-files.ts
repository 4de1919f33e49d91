import { useCallback } from 'react'
import {
  deleteAudioFile,
  getAudioFileContent,
  getAudioFilePeaks,
  listAudioFiles,
  replaceAudioFile,
  saveAudioFile,
  uploadAudioFile,
} from '../contract/audio-files/calls.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { usePages } from './usePages.js'
import { useWholeList } from './useWholeList.js'

const files = 'v3/projects/{id}/audio-files'

/** The recordings of a project, newest first. */
export const useAudioFiles = (projectId: number | undefined) =>
  useWholeList(listAudioFiles, projectId === undefined ? undefined : { params: { id: projectId } })

/** The recordings of a project, by pages. */
export const useAudioFilePages = (projectId: number | undefined, pageSize?: number) =>
  usePages(listAudioFiles, projectId === undefined ? undefined : { params: { id: projectId } }, pageSize)

export const useUploadAudioFile = () => useAction(uploadAudioFile, [files])
export const useReplaceAudioFile = () => useAction(replaceAudioFile, [files])
export const useSaveAudioFile = () => useAction(saveAudioFile, [files])
export const useDeleteAudioFile = () => useAction(deleteAudioFile, [files])

/** Returns a function that fetches the content of a recording, for playback on demand. */
export function useAudioFileContent(
  projectId: number,
): (audioId: number, signal?: AbortSignal) => Promise<Blob> {
  const client = useClient()
  return useCallback(
    (audioId, signal) => client.send(getAudioFileContent, { params: { id: projectId, audioId }, signal }),
    [client, projectId],
  )
}

/**
 * Returns a function that fetches the peaks of a recording, to draw it in detail; it rejects with `notFound`
 * when the server cannot decode it.
 */
export function useAudioFilePeaks(
  projectId: number,
): (audioId: number, signal?: AbortSignal) => Promise<Blob> {
  const client = useClient()
  return useCallback(
    (audioId, signal) =>
      client.send(getAudioFilePeaks, { params: { id: projectId, audioId }, signal, isFailureShown: true }),
    [client, projectId],
  )
}
