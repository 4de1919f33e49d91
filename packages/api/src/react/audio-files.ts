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

/** The recordings of a project, page after page. */
export const useAudioFilePages = (projectId: number | undefined, pageSize?: number) =>
  usePages(listAudioFiles, projectId === undefined ? undefined : { params: { id: projectId } }, pageSize)

export const useUploadAudioFile = () => useAction(uploadAudioFile, [files])
export const useReplaceAudioFile = () => useAction(replaceAudioFile, [files])
export const useSaveAudioFile = () => useAction(saveAudioFile, [files])
export const useDeleteAudioFile = () => useAction(deleteAudioFile, [files])

/** Fetches the bytes of a recording when someone wants to hear it. */
export function useAudioFileContent(
  projectId: number,
): (audioId: number, signal?: AbortSignal) => Promise<Blob> {
  const client = useClient()
  return useCallback(
    (audioId, signal) => client.send(getAudioFileContent, { params: { id: projectId, audioId }, signal }),
    [client, projectId],
  )
}

/** Fetches the peaks of a recording, for drawing it large; rejects with `notFound` where the server does not decode it. */
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
