import { useCallback } from 'react'
import { everyItem } from '../client/pages.js'
import type { AuditEntry } from '../contract/audit/auditEntry.js'
import { listAudit, listStaffAudit, listStaffAuditPeople } from '../contract/audit/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useClient } from './ApiProvider.js'
import { useRead } from './useRead.js'

/** One page of the audit log of an organization; only administrators read it. */
export const useAudit = (organizationId: number | undefined, query: QueryOf<typeof listAudit> = {}) =>
  useRead(listAudit, organizationId === undefined ? undefined : { params: { id: organizationId }, query })

/** One page of the audit log of the installation; nothing is read for anybody but staff. */
export const useStaffAudit = (isStaff: boolean, query: QueryOf<typeof listStaffAudit> = {}) =>
  useRead(listStaffAudit, isStaff ? { query } : undefined)

/** One page of those of whom the log has entries; nothing is read for anybody but staff. */
export const useStaffAuditPeople = (isStaff: boolean, query: QueryOf<typeof listStaffAuditPeople> = {}) =>
  useRead(listStaffAuditPeople, isStaff ? { query } : undefined)

/** Reads every entry that a question finds, newest first, without keeping them; rejects with the ApiError of a page. */
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
