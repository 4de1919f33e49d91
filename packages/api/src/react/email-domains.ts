import { addDomain, deleteDomain, listDomains } from '../contract/email-domains/calls.js'
import { useAction } from './useAction.js'
import { useWholeList } from './useWholeList.js'

/** The verified domains of an organization. */
export const useDomains = (organizationId: number | undefined) =>
  useWholeList(listDomains, organizationId === undefined ? undefined : { params: { id: organizationId } })

export const useAddDomain = () => useAction(addDomain, ['v3/organizations'])
export const useDeleteDomain = () => useAction(deleteDomain, ['v3/organizations'])
