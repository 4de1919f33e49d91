import {
  listConanPackages,
  listStaffPackages,
  savePackage,
  withdrawPackage,
} from '../contract/conan/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** A page of the packages in the Conan remote of a project. */
export const useConanPackages = (
  projectId: number | undefined,
  query: QueryOf<typeof listConanPackages> = {},
) => useRead(listConanPackages, projectId === undefined ? undefined : { params: { id: projectId }, query })

/** Reads that a change of a package, and its withdrawal, invalidate. */
const changedByPackages = ['v3/staff/packages', 'v3/projects'] as const

/** The packages of all projects, for staff. */
export const useStaffPackages = (query: QueryOf<typeof listStaffPackages>) =>
  useRead(listStaffPackages, { query })

/** Changes the metadata of a package that staff maintains. */
export const useSavePackage = () => useAction(savePackage, changedByPackages)

/** Withdraws a revision of a package with its files. */
export const useWithdrawPackage = () => useAction(withdrawPackage, changedByPackages)
