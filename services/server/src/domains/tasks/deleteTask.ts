import { deleteTask } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findTask } from './taskResponses.js'

export const deleteTaskRoute = bind(deleteTask, async ({ context, params }) => {
  const { id } = await findTask(context, params.id, params.taskId)
  await context.transaction(async (transaction) => {
    // A run that never ended has no results to keep.
    await transaction.database
      .deleteFrom('unit_test_run')
      .where('task_id', '=', id)
      .where('ended_at', 'is', null)
      .where((where) =>
        where.exists(
          where
            .selectFrom('task')
            .select('task.id')
            .where('task.id', '=', id)
            .where('status', 'in', ['completed', 'failed', 'cancelled']),
        ),
      )
      .execute()
    // Nor has an export that never ended an archive.
    await transaction.database
      .deleteFrom('project_export')
      .where('task_id', '=', id)
      .where('completed_at', 'is', null)
      .where((where) =>
        where.exists(
          where
            .selectFrom('task')
            .select('task.id')
            .where('task.id', '=', id)
            .where('status', 'in', ['failed', 'cancelled']),
        ),
      )
      .execute()
    const { numDeletedRows } = await transaction.database
      .deleteFrom('task')
      .where('id', '=', id)
      .where('status', 'in', ['completed', 'failed', 'cancelled'])
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiFailure('not_possible')
    await publishChange(transaction, params.id, 'tasks')
  })
  return undefined
})
