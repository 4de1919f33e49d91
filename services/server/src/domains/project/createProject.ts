import { type BodyOf, createProject } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import type { Database } from '../../store/database.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { publishNotification } from '../notifications/notificationResponse.js'
import { insertOrganization, type NewOrganization } from '../organization/insertOrganization.js'
import { insertProject } from './insertProject.js'
import { projectResponses } from './projectResponses.js'
import { publishChange } from './publishChange.js'

export const createProjectRoute = bind(createProject, async ({ context, body, session, ip }) => {
  // In demo mode nobody reviews requests: they are approved at once.
  const isApproved = context.config.mode === 'demo'
  const staffId = session.staffId ?? undefined
  const { projectId, notificationId } = await context.database.transaction().execute(async (transaction) => {
    const organizationId = await organizationFor(context, transaction, body, {
      administratorId: session.accountId,
      staffId,
      ip,
    })
    const projectId = await insertProject(context, transaction, {
      title: body.title,
      organizationId,
      creatorId: session.accountId,
      comment: body.additional_comment,
      status: isApproved ? 'Development' : 'Discovery',
      isApproved,
      staffId,
      ip,
    })
    const notificationId = isApproved
      ? await insertNotification(context, transaction, {
          accountId: session.accountId,
          kind: 'project_approved',
          values: { title: body.title.trim() },
          entity: 'projects',
          entityId: projectId,
        })
      : undefined
    return { projectId, notificationId }
  })
  if (notificationId !== undefined) await publishNotification(context, notificationId)
  await publishChange(context, projectId, 'project', session.accountId)
  const [response] = await projectResponses(context.database, [projectId])
  return response!
})

/** @throws ApiFailure `not_found` for an organization of others, `administrators_only` without the right. */
async function organizationFor(
  context: Context,
  database: Database,
  { organization_id, organization_name }: BodyOf<typeof createProject>,
  caller: Pick<NewOrganization, 'administratorId' | 'staffId' | 'ip'>,
): Promise<number> {
  if (organization_id === undefined) {
    const name = organization_name ?? ''
    return insertOrganization(context, database, {
      name,
      ...caller,
      field: 'organization_name',
    })
  }
  const membership = await database
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organization_id)
    .where('account_id', '=', caller.administratorId)
    .executeTakeFirst()
  if (!membership) throw new ApiFailure('not_found')
  if (membership.role !== 'administrator') throw new ApiFailure('administrators_only')
  return organization_id
}
