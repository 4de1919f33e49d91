import { displayedName } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Call } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import type { Database } from '../../store/database.js'
import type { NotificationKind } from '../../store/tables/activity.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { publishNotification } from '../notifications/notificationResponse.js'
import { findMembership, lockAsAdministrator } from '../organization/lockOrganization.js'
import { publishChange } from './publishChange.js'

interface Membership {
  readonly call: Pick<Call<unknown>, 'session' | 'ip' | 'scope'>
  readonly projectId: number
  readonly userId: number
  readonly action: 'project.member_attached' | 'project.member_detached'
  readonly kind: NotificationKind
  /** @returns whether there was anything to do. */
  readonly change: (transaction: Database) => Promise<boolean>
}

/**
 * Moves a member of the organization into a project or out of it, and tells everyone whom it concerns.
 *
 * @throws ApiFailure `not_found` when the account is not a member of the organization.
 */
export async function changeProjectMembership(
  context: Context,
  { call, projectId, userId, action, kind, change }: Membership,
): Promise<void> {
  const { session, scope } = call
  const { organizationId } = scope
  const notificationId = await context.database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, session.accountId)
    const member = await findMembership(transaction, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (!(await change(transaction))) return undefined
    const { title } = await transaction
      .selectFrom('project')
      .select('title')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
    await writeAudit(context, transaction, {
      action,
      ...actorOf(call),
      organizationId,
      subjectId: userId,
      object: { kind: 'project', id: projectId },
      values: { name: displayedName(member), project: title },
    })
    if (userId === session.accountId) return undefined
    return insertNotification(context, transaction, {
      accountId: userId,
      kind,
      values: { title },
      entity: 'projects',
      entityId: projectId,
    })
  })
  if (notificationId !== undefined) await publishNotification(context, notificationId)
  await publishChange(context, projectId, 'project')
}
