import { useCallback } from 'react'
import {
  approveDeal,
  createDeal,
  declineDeal,
  getDealStatus,
  getStaffDeal,
  listStaffDeals,
  saveDeal,
  undoDecision,
} from '../contract/deals/calls.js'
import type { Deal } from '../contract/deals/deal.js'
import type { BodyOf, QueryOf, ResponseOf } from '../contract/kernel/endpoint.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { usePages } from './usePages.js'
import { useRead } from './useRead.js'

const changed = ['v3/projects', 'v3/organizations', 'v3/me', 'v3/staff/deals']

/** Returns a function that checks, on demand, whether a project has an open request. */
export function useDealStatusCheck(): (projectId: number) => Promise<ResponseOf<typeof getDealStatus>> {
  const client = useClient()
  return useCallback((projectId) => client.send(getDealStatus, { params: { id: projectId } }), [client])
}

/**
 * Returns a function that sends a request: a new one without `deal_id`, otherwise it changes the pending one.
 */
export function useSaveDeal(): (projectId: number, request: BodyOf<typeof createDeal>) => Promise<Deal> {
  const create = useAction(createDeal, changed)
  const save = useAction(saveDeal, changed)
  return useCallback(
    (projectId, request) =>
      request.deal_id
        ? save({ params: { id: projectId, dealId: request.deal_id }, body: request })
        : create({ params: { id: projectId }, body: request }),
    [create, save],
  )
}

type StaffQuery = QueryOf<typeof listStaffDeals>
const decided = ['v3/staff/deals', 'v3/staff/projects', 'v3/projects', 'v3/organizations', 'v3/me']

/** A page of the requests of all projects; read only when `isStaff`. */
export const useStaffDeals = (isStaff: boolean, query: StaffQuery = {}) =>
  useRead(listStaffDeals, isStaff ? { query } : undefined)

/** The requests of all projects by pages; read only when `isStaff`. */
export const useStaffDealPages = (isStaff: boolean, query: StaffQuery = {}, pageSize?: number) =>
  usePages(listStaffDeals, isStaff ? { query } : undefined, pageSize)

export const useStaffDeal = (id: number | undefined) =>
  useRead(getStaffDeal, id === undefined ? undefined : { params: { id } })

export const useApproveDeal = () => useAction(approveDeal, decided)
export const useDeclineDeal = () => useAction(declineDeal, decided)
export const useUndoDecision = () => useAction(undoDecision, decided)
