import { detachProjectMember } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { replaceOwners } from '../shared/projects/owner.js'
import { changeProjectMembership } from './projectMembership.js'

export const detachProjectMemberRoute = bind(
  detachProjectMember,
  async ({ context, params, session, scope, ip }) => {
    const { id: projectId, userId } = params
    await changeProjectMembership(context, {
      call: { session, scope, ip },
      projectId,
      userId,
      action: 'project.member_detached',
      kind: 'project_detached',
      change: async (transaction) => {
        const { numDeletedRows } = await transaction.database
          .deleteFrom('project_member')
          .where('project_id', '=', projectId)
          .where('account_id', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return undefined
        await replaceOwners(transaction, scope.organizationId)
        return {}
      },
    })
    return undefined
  },
)
