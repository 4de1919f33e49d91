import { deleteExport, listExports } from '@saywright/api/contract'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { listPage, pageRequest } from '../../store/page.js'
import { bind, type ServerRoute } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { exportResponse, exportRows, findExport } from './exportResponses.js'
import { getExportContentRoute, getExportLinkRoute } from './getExportContent.js'
import { measureExportRoute } from './measureExport.js'
import { startExportRoute } from './startExport.js'

const columns = { number: 'project_export.number', created_at: 'project_export.created_at' } as const

const listExportsRoute = bind(listExports, async ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'project_export.number', direction: 'desc' })
  const own = exportRows(context.database).where('project_export.project_id', '=', params.id)
  return listPage(own, page, 'project_export.id', (rows) => rows.map(exportResponse))
})

const deleteExportRoute = bind(deleteExport, async (call) => {
  const { context, params } = call
  const { id, task_id, name, file_key } = await findExport(context.database, params)
  await context.transaction(async (transaction) => {
    if (task_id !== null) await transaction.cancelTask(task_id)
    await transaction.database.deleteFrom('project_export').where('id', '=', id).execute()
    const object = { kind: 'export', id }
    await writeProjectAudit(transaction, call, { action: 'export.deleted', object, name })
    await publishChange(transaction, params.id, 'exports')
    await publishChange(transaction, params.id, 'tasks')
    transaction.afterCommit(() => context.files.remove(file_key))
  })
  return undefined
})

export const exportsRoutes: readonly ServerRoute[] = [
  listExportsRoute,
  measureExportRoute,
  startExportRoute,
  deleteExportRoute,
  getExportLinkRoute,
  getExportContentRoute,
]
