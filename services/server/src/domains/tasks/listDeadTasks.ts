import { listDeadTasks } from '@saywright/api/contract'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { deadTaskColumns, deadTaskResponse } from './deadTasks.js'

const columns = { failed_at: 'ended_at', created_at: 'created_at', queue: 'runner' } as const

export const listDeadTasksRoute = bind(listDeadTasks, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'ended_at', direction: 'desc' })
  const dead = context.database.selectFrom('task').where('status', '=', 'failed')
  return listPage(dead.select(deadTaskColumns), page, 'id', (rows) => rows.map(deadTaskResponse))
})
