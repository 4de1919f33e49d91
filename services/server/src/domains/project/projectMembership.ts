import { displayedName } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import type { NotificationKind } from '../../store/tables/activity.js'
import type { Transaction } from '../../transaction/transaction.js'
import { insertNotification } from '../notifications/insertNotification.js'
import type { Call } from '../shared/call.js'
import { findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishChange } from '../shared/projects/publishChange.js'

interface Membership {
  readonly call: Pick<Call<unknown>, 'session' | 'ip' | 'scope'>
  readonly projectId: number
  readonly userId: number
  readonly action: 'project.member_attached' | 'project.member_detached' | 'project.owner_changed'
  readonly kind: NotificationKind
  /** @returns the values for the log beside the names; `undefined` when nothing changed. */
  readonly change: (transaction: Transaction) => Promise<Readonly<Record<string, string>> | undefined>
}

/**
 * Moves a member of the organization into a project or out of it, and notifies everyone concerned.
 *
 * @throws ApiFailure `not_found` when the account is not a member of the organization.
 */
export async function changeProjectMembership(
  context: Context,
  { call, projectId, userId, action, kind, change }: Membership,
): Promise<void> {
  const { session, scope } = call
  const { organizationId } = scope
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const member = await findMembership(transaction.database, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    const said = await change(transaction)
    if (said === undefined) return
    const { title } = await transaction.database
      .selectFrom('project')
      .select('title')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
    await writeAudit(transaction, {
      action,
      ...actorOf(call),
      organizationId,
      subjectId: userId,
      object: { kind: 'project', id: projectId },
      values: { name: displayedName(member), project: title, ...said },
    })
    await publishChange(transaction, projectId, 'project', [userId])
    if (userId === session.accountId) return
    await insertNotification(transaction, {
      accountId: userId,
      kind,
      values: { title },
      entity: 'projects',
      entityId: projectId,
    })
  })
}
