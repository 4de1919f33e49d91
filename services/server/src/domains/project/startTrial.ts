import { startTrial } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { deliveriesOf, isOver } from '../shared/projects/deliveries.js'
import { publishChange } from '../shared/projects/publishChange.js'

const hour = 60 * 60

export const startTrialRoute = bind(startTrial, async ({ context, params, session, scope, ip }) => {
  const projectId = params.id
  const trial_ends_on = await context.transaction(async (transaction) => {
    const now = timestamp(transaction)
    const deliveries = await deliveriesOf(transaction.database, [projectId])
    // A project with resources needs no trial.
    if (deliveries.some((delivery) => !isOver(delivery, now))) throw new ApiFailure('not_possible')
    const trial_ends_at = timestamp(transaction, transaction.limits.trialHours * hour)
    const started = await transaction.database
      .updateTable('project')
      .set({ trial_ends_at })
      .where('id', '=', projectId)
      .where('trial_ends_at', 'is', null)
      .returning('title')
      .executeTakeFirst()
    if (!started) throw new ApiFailure('trial_used')
    await writeAudit(transaction, {
      action: 'project.trial_started',
      ...actorOf({ session, ip }),
      organizationId: scope.organizationId,
      object: { kind: 'project', id: projectId },
      values: { name: started.title },
    })
    await publishChange(transaction, projectId, 'project')
    return trial_ends_at
  })
  return { trial_ends_on }
})
