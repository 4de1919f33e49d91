import { cancelTask } from '@saywright/api/contract'
import { timestamp } from '../../context.js'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { publishChange } from '../project/publishChange.js'
import { findTask, taskResponse } from './taskResponses.js'

export const cancelTaskRoute = bind(cancelTask, async ({ context, params }) => {
  const { id, status } = await findTask(context, params.id, params.taskId)
  const cancelled = await context.database
    .updateTable('task')
    // Without its lease, the worker's result is no longer taken.
    .set({ status: 'cancelled', ended_at: timestamp(context), lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .returningAll()
    .executeTakeFirst()
  // Cancelling twice does what once does.
  if (!cancelled && status !== 'cancelled') throw new ApiFailure('not_possible')
  const row = cancelled ?? (await findTask(context, params.id, params.taskId))
  if (cancelled) await publishChange(context, params.id, 'tasks')
  return taskResponse(row, context.now())
})
