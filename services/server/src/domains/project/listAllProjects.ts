import { listAllProjects } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { projectPage } from './projectPage.js'

export const listAllProjectsRoute = bind(listAllProjects, ({ context, query, session }) =>
  projectPage(context, session.accountId, query, { projectId: session.onlyProjectId }),
)
