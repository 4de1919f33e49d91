import { detachProjectMember } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
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
      change: async ({ database }) => {
        const { numDeletedRows } = await database
          .deleteFrom('project_member')
          .where('project_id', '=', projectId)
          .where('account_id', '=', userId)
          .executeTakeFirst()
        return numDeletedRows > 0n
      },
    })
    return undefined
  },
)
