import { retryTask } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'

export const retryTaskRoute = bind(retryTask, async (call) => {
  const { context, params } = call
  await context.transaction(async (transaction) => {
    const isSent = await transaction.retryTask(params.id)
    const task = await transaction.database
      .selectFrom('task')
      .select(['status', 'project_id', 'name', 'runner'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!task) throw new ApiFailure('not_found')
    // Trying again twice does what once does.
    if (!isSent && task.status !== 'pending' && task.status !== 'running')
      throw new ApiFailure('not_possible')
    if (isSent)
      await writeStaffAudit(transaction, call, {
        action: 'staff.task_retried',
        object: { kind: 'task', id: params.id },
        values: { name: task.name ?? task.runner },
      })
    if (isSent && task.project_id !== null) await publishChange(transaction, task.project_id, 'tasks')
  })
  return undefined
})
