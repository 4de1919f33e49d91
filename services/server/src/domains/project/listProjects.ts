import { listProjects } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { projectPage } from './projectPage.js'

export const listProjectsRoute = bind(listProjects, ({ context, query, session, scope }) =>
  projectPage(context, session.accountId, query, { organizationId: scope.organizationId }),
)
