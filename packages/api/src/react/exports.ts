import { useCallback } from 'react'
import {
  deleteExport,
  getExportLink,
  listExports,
  measureExport,
  startExport,
} from '../contract/exports/calls.js'
import type { ExportForm, ExportMeasure } from '../contract/exports/projectExport.js'
import type { DownloadLink } from '../contract/files/projectFile.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { useWholeList } from './useWholeList.js'

const exports = 'v3/projects/{id}/exports'
const tasks = 'v3/projects/{id}/tasks'

/** The exports of a project, newest first. */
export const useExports = (projectId: number | undefined) =>
  useWholeList(listExports, projectId === undefined ? undefined : { params: { id: projectId } })

export const useStartExport = () => useAction(startExport, [exports, tasks])
export const useDeleteExport = () => useAction(deleteExport, [exports, tasks])

/**
 * Returns a function that requests a download link of an archive, on demand, because links expire after some
 * minutes.
 */
export function useExportLink(projectId: number): (exportId: number) => Promise<DownloadLink> {
  const client = useClient()
  return useCallback(
    (exportId) => client.send(getExportLink, { params: { id: projectId, exportId } }),
    [client, projectId],
  )
}

/** Returns a function that requests the size of an export before it is made. */
export function useMeasureExport(projectId: number): (form: ExportForm) => Promise<ExportMeasure> {
  const client = useClient()
  return useCallback(
    (form) => client.send(measureExport, { params: { id: projectId }, body: form }),
    [client, projectId],
  )
}
