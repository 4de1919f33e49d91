import type { ServerRoute } from '../shared/call.js'
import { listAuditRoute } from './listAudit.js'
import { listStaffAuditRoute } from './listStaffAudit.js'
import { listStaffAuditPeopleRoute } from './listStaffAuditPeople.js'

export const auditRoutes: readonly ServerRoute[] = [
  listAuditRoute,
  listStaffAuditRoute,
  listStaffAuditPeopleRoute,
]
