import { useCallback } from 'react'
import { everyItem } from '../client/pages.js'
import type { AuditEntry } from '../contract/audit/auditEntry.js'
import { listAudit, listStaffAudit, listStaffAuditPeople } from '../contract/audit/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useClient } from './ApiProvider.js'
import { useRead } from './useRead.js'

/** A page of the audit log of an organization; accessible to administrators only. */
export const useAudit = (organizationId: number | undefined, query: QueryOf<typeof listAudit> = {}) =>
  useRead(listAudit, organizationId === undefined ? undefined : { params: { id: organizationId }, query })

/** A page of the audit log of the installation; read only when `isStaff`. */
export const useStaffAudit = (isStaff: boolean, query: QueryOf<typeof listStaffAudit> = {}) =>
  useRead(listStaffAudit, isStaff ? { query } : undefined)

/** A page of the users with entries in the audit log; read only when `isStaff`. */
export const useStaffAuditPeople = (isStaff: boolean, query: QueryOf<typeof listStaffAuditPeople> = {}) =>
  useRead(listStaffAuditPeople, isStaff ? { query } : undefined)

/**
 * Returns a function that reads all entries of a query, newest first, without caching; it rejects with the
 * ApiError of a page.
 */
export function useWholeAudit(
  organizationId: number | undefined,
): (query: QueryOf<typeof listAudit>) => Promise<AuditEntry[]> {
  const client = useClient()
  return useCallback(
    async (query) => {
      const input = { params: { id: organizationId ?? 0 }, query, quiet: true }
      const entries: AuditEntry[] = []
      for await (const entry of everyItem(client, listAudit, input)) entries.push(entry)
      return entries
    },
    [client, organizationId],
  )
}
