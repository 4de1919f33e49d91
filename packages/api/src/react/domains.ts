import { addDomain, deleteDomain, listDomains } from '../contract/domains.js'
import { useAction } from './useAction.js'
import { useEvery } from './useEvery.js'

const organization = 'v3/organizations/{id}'

/** All verified domains of an organization. */
export const useDomains = (organizationId: number | undefined) =>
  useEvery(listDomains, organizationId === undefined ? undefined : { params: { id: organizationId } })

export const useAddDomain = () => useAction(addDomain, [organization])
export const useDeleteDomain = () => useAction(deleteDomain, [organization])
