import { cancelTask } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { findTask, taskResponse } from './taskResponses.js'

export const cancelTaskRoute = bind(cancelTask, async ({ context, params }) => {
  const { id, status } = await findTask(context, params.id, params.taskId)
  const cancelled = await context.change(async (unit) => {
    const row = await unit.database
      .updateTable('task')
      // Without its lease, the worker's result is no longer taken.
      .set({ status: 'cancelled', ended_at: timestamp(unit), lease_owner: null, lease_until: null })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'running'])
      .returningAll()
      .executeTakeFirst()
    if (row) await publishChange(unit, params.id, 'tasks')
    return row
  })
  // Cancelling twice does what once does.
  if (!cancelled && status !== 'cancelled') throw new ApiFailure('not_possible')
  const row = cancelled ?? (await findTask(context, params.id, params.taskId))
  return taskResponse(row, context.now())
})
