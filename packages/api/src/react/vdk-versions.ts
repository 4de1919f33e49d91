import type { QueryOf } from '../contract/kernel/endpoint.js'
import {
  createVdkVersion,
  deleteVdkVersion,
  listVdkVersions,
  saveVdkVersion,
} from '../contract/vdk-versions/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const changed = ['v3/staff/vdk-versions', 'v3/staff/projects', 'v3/projects', 'v3/organizations']

/** A page of the versions of the VDK; accessible to staff only. */
export const useVdkVersions = (query: QueryOf<typeof listVdkVersions> = {}) =>
  useRead(listVdkVersions, { query })
export const useAllVdkVersions = () => useWholeList(listVdkVersions, {})
export const useCreateVdkVersion = () => useAction(createVdkVersion, changed)
export const useSaveVdkVersion = () => useAction(saveVdkVersion, changed)
export const useDeleteVdkVersion = () => useAction(deleteVdkVersion, changed)
