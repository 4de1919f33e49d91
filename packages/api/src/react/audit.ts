import { listAudit } from '../contract/audit.js'
import type { QueryOf } from '../contract/endpoint.js'
import { useRead } from './useRead.js'

/** One page of the audit log of an organization; only administrators read it. */
export const useAudit = (organizationId: number | undefined, query: QueryOf<typeof listAudit> = {}) =>
  useRead(listAudit, organizationId === undefined ? undefined : { params: { id: organizationId }, query })
