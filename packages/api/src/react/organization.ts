import { useCallback } from 'react'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  listOrganizations,
  nameOrganization,
  saveOrganization,
  verifyOrganizationName,
} from '../contract/organization/calls.js'
import { deleteLogo, saveLogo } from '../contract/organization/logo.js'
import {
  listStaffOrganizations,
  saveOrganizationLimits,
  saveOrganizationSales,
} from '../contract/organization/staffOrganizations.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

export const useOrganizations = () => useWholeList(listOrganizations, {})

export const useOrganization = (id: number | undefined) =>
  useRead(getOrganization, id === undefined ? undefined : { params: { id } })

export const useCreateOrganization = () => useAction(createOrganization, ['v3/organizations', 'v3/me'])

/** Saves the data of an organization; its members are read again too. */
export const useSaveOrganization = () =>
  useAction(saveOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])

/** Names an organization that was created without a name. */
export const useNameOrganization = () =>
  useAction(nameOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])

/** Deletes an organization with all its data. */
export const useDeleteOrganization = () =>
  useAction(deleteOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])

export const useSaveLogo = () => useAction(saveLogo, ['v3/organizations', 'v3/me'])
export const useDeleteLogo = () => useAction(deleteLogo, ['v3/organizations', 'v3/me'])

/** Returns a function that checks whether a name is taken, for the asynchronous check of a form. */
export function useOrganizationNameCheck(): (name: string, signal?: AbortSignal) => Promise<boolean> {
  const client = useClient()
  return useCallback(
    (name, signal) => client.send(verifyOrganizationName, { query: { name, noloading: true }, signal }),
    [client],
  )
}

/** All organizations; read only when `isStaff`. */
export const useStaffOrganizations = (isStaff: boolean, query: QueryOf<typeof listStaffOrganizations> = {}) =>
  useRead(listStaffOrganizations, isStaff ? { query } : undefined)
export const useSaveOrganizationLimits = () =>
  useAction(saveOrganizationLimits, ['v3/staff/organizations', 'v3/organizations'])
export const useSaveOrganizationSales = () =>
  useAction(saveOrganizationSales, ['v3/staff/organizations', 'v3/staff/deals', 'v3/organizations'])
