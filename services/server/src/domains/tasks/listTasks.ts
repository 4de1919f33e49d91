import { listTasks } from '@saywright/api/contract'
import { pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { taskResponse } from './taskResponses.js'

const columns = { created_at: 'created_at', status: 'status', type: 'type' } as const

export const listTasksRoute = bind(listTasks, async ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'created_at', direction: 'desc' })
  const own = context.database.selectFrom('task').where('project_id', '=', params.id)
  const { total } = await own
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy(page.column, page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { data: rows.map((row) => taskResponse(row, context.now())), total }
})
