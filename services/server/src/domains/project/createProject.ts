import { createProject } from '@saywright/api/contract'
import { insertNotification } from '../notifications/insertNotification.js'
import { organizationFor } from '../organization/organizationFor.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { insertProject } from './insertProject.js'
import { projectDetails } from './projectDetails.js'

export const createProjectRoute = bind(createProject, async ({ context, body, session, ip }) => {
  // In demo mode there is no review: requests are approved at once.
  const isApproved = context.config.autoApproves
  const staffId = session.staffId ?? undefined
  const id = await context.transaction(async (transaction) => {
    const organizationId = await organizationFor(transaction, body, {
      administratorId: session.accountId,
      staffId,
      ip,
    })
    const projectId = await insertProject(transaction, {
      title: body.title,
      organizationId,
      creatorId: session.accountId,
      comment: body.additional_comment,
      description: body.description,
      details: projectDetails(body),
      status: isApproved ? 'Development' : 'Discovery',
      isApproved,
      staffId,
      ip,
    })
    if (isApproved) {
      await insertNotification(transaction, {
        accountId: session.accountId,
        kind: 'project_approved',
        values: { title: body.title.trim() },
        entity: 'projects',
        entityId: projectId,
      })
    }
    await publishChange(transaction, projectId, 'project')
    return projectId
  })
  return { id }
})
