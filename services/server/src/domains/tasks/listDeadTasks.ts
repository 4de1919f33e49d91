import { listDeadTasks } from '@saywright/api/contract'
import { pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { deadTaskColumns, deadTaskResponse } from './deadTasks.js'

const columns = { failed_at: 'ended_at', created_at: 'created_at', queue: 'runner' } as const

export const listDeadTasksRoute = bind(listDeadTasks, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'ended_at', direction: 'desc' })
  const dead = context.database.selectFrom('task').where('status', '=', 'failed')
  const { total } = await dead
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await dead
    .select(deadTaskColumns)
    .orderBy(page.column, page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { data: rows.map(deadTaskResponse), total }
})
