import { listFiles, listProjectFiles } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { readProjectFilter } from './fileFilters.js'
import { filePage } from './filePage.js'
import { requireFileProject } from './requireFileProject.js'

export const listFilesRoute = bind(listFiles, async ({ context, query, session }) => {
  const projectId = readProjectFilter(query)
  await requireFileProject(context, session, projectId)
  return filePage(context, projectId, query)
})

export const listProjectFilesRoute = bind(listProjectFiles, ({ context, params, query }) =>
  filePage(context, params.id, query),
)
