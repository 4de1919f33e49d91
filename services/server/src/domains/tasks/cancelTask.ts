import { cancelTask } from '@saywright/api/contract'
import { moment } from '../../context.js'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'
import { publishChange } from '../project/publishChange.js'
import { findTask, taskAnswer } from './taskAnswers.js'

export const cancelTaskRoute = bind(cancelTask, async ({ context, params }) => {
  const { id, status } = await findTask(context, params.id, params.taskId)
  const cancelled = await context.database
    .updateTable('task')
    // Without its lease, the worker's result is no longer taken.
    .set({ status: 'cancelled', ended_at: moment(context), lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .returningAll()
    .executeTakeFirst()
  // Cancelling twice does what once does.
  if (!cancelled && status !== 'cancelled') throw new Refusal('not_possible')
  const row = cancelled ?? (await findTask(context, params.id, params.taskId))
  if (cancelled) await publishChange(context, params.id, 'tasks')
  return taskAnswer(row, context.now())
})
