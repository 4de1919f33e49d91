import { attachProjectMember } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { changeProjectMembership } from './projectMembership.js'

export const attachProjectMemberRoute = bind(
  attachProjectMember,
  async ({ context, params, session, scope, ip }) => {
    const { id: projectId, userId } = params
    await changeProjectMembership(context, {
      call: { session, scope, ip },
      projectId,
      userId,
      action: 'project.member_attached',
      kind: 'project_attached',
      change: async ({ database }) => {
        const inserted = await database
          .insertInto('project_member')
          .values({ project_id: projectId, account_id: userId, created_at: timestamp(context) })
          .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doNothing())
          .returning('id')
          .executeTakeFirst()
        return inserted && {}
      },
    })
    return undefined
  },
)
