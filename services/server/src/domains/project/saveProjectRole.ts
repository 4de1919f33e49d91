import { displayedName, saveProjectRole } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { makeOwner } from '../shared/projects/owner.js'
import { changeProjectMembership } from './projectMembership.js'

export const saveProjectRoleRoute = bind(
  saveProjectRole,
  async ({ context, params, body, session, scope, ip }) => {
    const { id: projectId, userId } = params
    const isOwner = body.role === 'owner'
    await changeProjectMembership(context, {
      call: { session, scope, ip },
      projectId,
      userId,
      ...(isOwner
        ? { action: 'project.owner_changed', kind: 'project_owned' }
        : { action: 'project.member_attached', kind: 'project_attached' }),
      change: async (transaction) => {
        const { database } = transaction
        const owner = await database
          .selectFrom('project_member')
          .innerJoin('account', 'account.id', 'project_member.account_id')
          .select(['account.id', 'account.first_name', 'account.last_name'])
          .where('project_member.project_id', '=', projectId)
          .where('project_member.role', '=', 'owner')
          .executeTakeFirst()
        if (isOwner) {
          if (owner?.id === userId) return undefined
          await makeOwner(transaction, projectId, userId)
          return { ...(owner && { before: displayedName(owner) }) }
        }
        if (owner?.id === userId) throw new ApiFailure('owner_needed')
        const inserted = await database
          .insertInto('project_member')
          .values({ project_id: projectId, account_id: userId, created_at: timestamp(transaction) })
          .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doNothing())
          .returning('id')
          .executeTakeFirst()
        return inserted && {}
      },
    })
    return undefined
  },
)
