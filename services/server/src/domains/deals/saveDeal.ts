import { saveDeal } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { dealResponse, dealRows } from './dealResponses.js'
import { dealValues, readDeal } from './sentDeal.js'

export const saveDealRoute = bind(saveDeal, async ({ context, params, body, session, scope, ip }) => {
  const { organizationId } = scope
  const { id: projectId, dealId } = params
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const [known] = await dealRows(transaction.database, 'deal.id', [dealId])
    if (known?.project_id !== projectId) throw new ApiFailure('not_found')
    const sent = await readDeal(transaction, projectId, body, known.is_upsell)
    const { numUpdatedRows } = await transaction.database
      .updateTable('deal')
      .set({ ...dealValues(sent), updated_at: timestamp(transaction) })
      .where('id', '=', dealId)
      .where('decision', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiFailure('already_decided')
    await writeAudit(transaction, {
      action: 'deal.updated',
      ...actorOf({ session, ip }),
      organizationId,
      object: { kind: 'deal', id: dealId },
      values: { name: known.title },
    })
    await publishChange(transaction, projectId, 'project')
  })
  const [row] = await dealRows(context.database, 'deal.id', [dealId])
  return dealResponse(row!)
})
