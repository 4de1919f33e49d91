import type { ServerRoute } from '../shared/call.js'
import { createDealRoute } from './createDeal.js'
import { approveDealRoute, declineDealRoute, undoDecisionRoute } from './decisions.js'
import { getDealStatusRoute } from './getDealStatus.js'
import { getStaffDealRoute } from './getStaffDeal.js'
import { listStaffDealsRoute } from './listStaffDeals.js'
import { saveDealRoute } from './saveDeal.js'

export const dealsRoutes: readonly ServerRoute[] = [
  createDealRoute,
  saveDealRoute,
  getDealStatusRoute,
  listStaffDealsRoute,
  getStaffDealRoute,
  approveDealRoute,
  declineDealRoute,
  undoDecisionRoute,
]
