import { addDomain, deleteDomain, listDomains } from '../contract/domains.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const organization = 'v3/organizations/{id}'

/** Verified domains of an organization. */
export const useDomains = (organizationId: number | undefined) =>
  useRead(
    listDomains,
    organizationId === undefined ? undefined : { params: { id: organizationId }, query: { pageSize: 100 } },
  )

export const useAddDomain = () => useAction(addDomain, [organization])
export const useDeleteDomain = () => useAction(deleteDomain, [organization])
