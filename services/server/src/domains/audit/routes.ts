import type { ServerRoute } from '../shared/call.js'
import { listAuditRoute } from './listAudit.js'

export const auditRoutes: readonly ServerRoute[] = [listAuditRoute]
