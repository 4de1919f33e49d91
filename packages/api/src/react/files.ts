import { useCallback } from 'react'
import {
  cancelUpload,
  createUpload,
  deleteFile,
  getDownloadLink,
  listFileNames,
  listFiles,
  listStaffFiles,
  listUploads,
} from '../contract/files/calls.js'
import type { DownloadLink } from '../contract/files/projectFile.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useClient, useTags } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** Reads that a finished upload, and a deletion, invalidate. */
const changedByUploads = [
  'v3/staff/files',
  'v3/staff/packages',
  'v3/files',
  'v3/uploads',
  'v3/projects',
] as const

type FileQuery = QueryOf<typeof listFiles>

/** A page of the files of a project, by the filters, order and page of the query. */
export const useFiles = (projectId: number | undefined, query: FileQuery = {}) =>
  useRead(listFiles, projectId === undefined ? undefined : { query: ofProject(projectId, query) })

const installerQuery = {
  filters: { file_tag_by_type: 'installer' },
  sort: { by: 'name', direction: 'desc' },
  pageIndex: 0,
  pageSize: 100,
} as const

/** The installers of the studio in a project. */
export const useInstallers = (projectId: number | undefined) => useFiles(projectId, installerQuery)

const suggested = 50

/** Names of files of a project that contain a text; nothing is read without one. */
export const useFileNames = (projectId: number | undefined, piece: string) =>
  useRead(
    listFileNames,
    projectId === undefined || piece.trim() === ''
      ? undefined
      : {
          query: ofProject(projectId, {
            filters: { file_name: piece },
            sort: { by: 'name', direction: 'asc' },
            pageIndex: 0,
            pageSize: suggested,
          }),
        },
  )

const ofProject = (projectId: number, query: FileQuery): FileQuery => ({
  ...query,
  filters: { ...query?.filters, file_project_id: String(projectId) },
})

/** Returns a function that requests a download link, on demand, because links expire after some minutes. */
export function useDownloadLink(): (fileId: number) => Promise<DownloadLink> {
  const client = useClient()
  return useCallback((fileId) => client.send(getDownloadLink, { params: { id: fileId } }), [client])
}

/** The files of all projects, for staff. */
export const useStaffFiles = (query: QueryOf<typeof listStaffFiles>) => useRead(listStaffFiles, { query })

/** Deletes a file with its content. */
export const useDeleteFile = () => useAction(deleteFile, changedByUploads)

/** The unfinished uploads of the user. */
export const useUploads = () => useRead(listUploads, {})

/** Creates an upload; send the content by tus to the `url` of the response. */
export const useBeginUpload = () => useAction(createUpload, ['v3/uploads'])

/** Cancels an unfinished upload. */
export const useCancelUpload = () => useAction(cancelUpload, ['v3/uploads'])

/** Returns a function to call when an upload is complete; lists of files are then read again. */
export function useUploadDone(): () => void {
  const tags = useTags()
  return useCallback(() => void tags.invalidate(changedByUploads), [tags])
}
