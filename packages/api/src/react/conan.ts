import {
  listConanPackages,
  listStaffPackages,
  savePackage,
  withdrawPackage,
} from '../contract/conan/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** A page of the packages that a project has in its Conan remote. */
export const useConanPackages = (
  projectId: number | undefined,
  query: QueryOf<typeof listConanPackages> = {},
) => useRead(listConanPackages, projectId === undefined ? undefined : { params: { id: projectId }, query })

/** What a change of a package, and its withdrawal, change. */
const changedByPackages = ['v3/staff/packages', 'v3/projects'] as const

/** Packages of every project, for those who run the installation. */
export const useStaffPackages = (query: QueryOf<typeof listStaffPackages>) =>
  useRead(listStaffPackages, { query })

/** Changes what staff says of a package. */
export const useSavePackage = () => useAction(savePackage, changedByPackages)

/** Withdraws a revision of a package with its files. */
export const useWithdrawPackage = () => useAction(withdrawPackage, changedByPackages)
