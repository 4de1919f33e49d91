import { useCallback } from 'react'
import { createDeal, getDealStatus, saveDeal } from '../contract/deals/calls.js'
import type { Deal } from '../contract/deals/deal.js'
import type { BodyOf, ResponseOf } from '../contract/kernel/endpoint.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'

const changed = ['v3/projects', 'v3/organizations', 'v3/me', 'v3/staff/deals']

/** Asks, at the moment when it matters, whether a project has an open request. */
export function useDealStatusCheck(): (projectId: number) => Promise<ResponseOf<typeof getDealStatus>> {
  const client = useClient()
  return useCallback((projectId) => client.send(getDealStatus, { params: { id: projectId } }), [client])
}

/** Sends a request: without `deal_id` a new one, with it the one that waits is changed. */
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
