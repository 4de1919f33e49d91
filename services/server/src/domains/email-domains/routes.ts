import type { ServerRoute } from '../shared/call.js'
import { addDomainRoute } from './addDomain.js'
import { deleteDomainRoute } from './deleteDomain.js'
import { listDomainsRoute } from './listDomains.js'

export const emailDomainsRoutes: readonly ServerRoute[] = [
  addDomainRoute,
  deleteDomainRoute,
  listDomainsRoute,
]
