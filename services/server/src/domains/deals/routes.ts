import type { ServerRoute } from '../shared/call.js'
import { createDealRoute } from './createDeal.js'
import { approveDealRoute, declineDealRoute, undoDecisionRoute } from './decisions.js'
import { getDealStatusRoute } from './getDealStatus.js'
import { getStaffDealRoute, type ReadProjects } from './getStaffDeal.js'
import { listStaffDealsRoute } from './listStaffDeals.js'
import { saveDealRoute } from './saveDeal.js'

export const dealsRoutes = (readProjects: ReadProjects): readonly ServerRoute[] => [
  createDealRoute,
  saveDealRoute,
  getDealStatusRoute,
  listStaffDealsRoute,
  getStaffDealRoute(readProjects),
  approveDealRoute,
  declineDealRoute,
  undoDecisionRoute,
]
