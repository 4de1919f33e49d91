import { createDeal, displayedName } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import { bind } from '../shared/call.js'
import { findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { applyDecision } from './applyDecision.js'
import { approval } from './approval.js'
import { dealResponse, dealRows } from './dealResponses.js'
import { notifyMembers } from './notifyMembers.js'
import { notifyStaff } from './notifyStaff.js'
import { dealValues, readDeal } from './sentDeal.js'

export const createDealRoute = bind(createDeal, async ({ context, params, body, session, scope, ip }) => {
  const { organizationId } = scope
  const { accountId } = session
  const projectId = params.id
  // In demo mode there is no review: requests are approved at once.
  const isApproved = context.config.autoApproves
  const id = await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, accountId)
    const others = await dealRows(transaction.database, 'deal.project_id', [projectId])
    if (others.some(({ applied_at }) => applied_at === null)) throw new ApiFailure('deal_already_open')
    const isUpsell = body.upsell === true || others.length > 0
    const sent = await readDeal(transaction, projectId, body, isUpsell)
    const now = timestamp(transaction)
    const { id } = await transaction.database
      .insertInto('deal')
      .values({
        project_id: projectId,
        asked_by: accountId,
        is_upsell: isUpsell,
        ...dealValues(sent),
        created_at: now,
        updated_at: now,
        ...(isApproved && approval(transaction)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error) =>
        Promise.reject(
          isUniqueViolation(error) ? new ApiFailure('deal_already_open', { cause: error }) : error,
        ),
      )
    const { title } = await transaction.database
      .selectFrom('project')
      .select('title')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
    const object = { kind: 'deal', id } as const
    await writeAudit(transaction, {
      action: 'deal.created',
      ...actorOf({ session, ip }),
      organizationId,
      object,
      values: { name: title },
    })
    if (others.length === 0)
      await context.track(transaction, {
        event: 'project_shared',
        ...actorOf({ session, ip }),
        organizationId,
        object: { kind: 'project', id: projectId },
        name: title,
      })
    if (isApproved) {
      await applyDecision(context, transaction, id)
      return id
    }
    const member = (await findMembership(transaction.database, organizationId, accountId))!
    await notifyMembers(transaction, {
      projectId,
      kind: 'request_sent',
      values: { title, name: displayedName(member) },
      except: accountId,
    })
    await notifyStaff(context, transaction, {
      dealId: id,
      title,
      organization: member.organization_name,
      comment: sent.solution.additional_comment ?? '',
      askedBy: accountId,
    })
    await publishChange(transaction, projectId, 'project')
    return id
  })
  const [row] = await dealRows(context.database, 'deal.id', [id])
  return dealResponse(row!)
})
