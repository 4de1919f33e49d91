import { listTasks } from '@saywright/api/contract'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { taskResponse } from './taskResponses.js'

const columns = { created_at: 'created_at', status: 'status', type: 'type' } as const

export const listTasksRoute = bind(listTasks, async ({ context, params, query, locale }) => {
  const page = pageRequest(query, columns, { column: 'created_at', direction: 'desc' })
  const own = context.database.selectFrom('task').where('project_id', '=', params.id)
  return listPage(own.selectAll(), page, 'id', (rows) =>
    rows.map((row) => taskResponse(row, context.now(), locale)),
  )
})
