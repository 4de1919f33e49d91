import { cancelTask } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findTask } from './taskResponses.js'

export const cancelTaskRoute = bind(cancelTask, async ({ context, params }) => {
  const { id, status } = await findTask(context, params.id, params.taskId)
  const cancelled = await context.transaction(async (transaction) => {
    const isCancelled = await transaction.cancelTask(id)
    if (isCancelled) await publishChange(transaction, params.id, 'tasks')
    return isCancelled
  })
  // Cancelling twice does what once does.
  if (!cancelled && status !== 'cancelled') throw new ApiFailure('not_possible')
  return undefined
})
