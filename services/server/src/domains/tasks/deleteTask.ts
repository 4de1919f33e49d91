import { deleteTask } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { publishChange } from '../project/publishChange.js'
import { findTask } from './taskResponses.js'

export const deleteTaskRoute = bind(deleteTask, async ({ context, params }) => {
  const { id } = await findTask(context, params.id, params.taskId)
  const { numDeletedRows } = await context.database
    .deleteFrom('task')
    .where('id', '=', id)
    .where('status', 'in', ['completed', 'failed', 'cancelled'])
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiFailure('not_possible')
  await publishChange(context, params.id, 'tasks')
  return undefined
})
