import { type BodyOf, createProject } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Unit } from '../../unit/unit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { insertOrganization, type NewOrganization } from '../organization/insertOrganization.js'
import { bind } from '../shared/call.js'
import { requireOrganizationQuota, requireProjectQuota } from '../shared/quotas.js'
import { insertProject } from './insertProject.js'
import { publishChange } from './publishChange.js'

export const createProjectRoute = bind(createProject, async ({ context, body, session, ip }) => {
  // In demo mode nobody reviews requests: they are approved at once.
  const isApproved = context.config.mode === 'demo'
  const staffId = session.staffId ?? undefined
  const id = await context.change(async (unit) => {
    const organizationId = await organizationFor(unit, body, {
      administratorId: session.accountId,
      staffId,
      ip,
    })
    const projectId = await insertProject(unit, {
      title: body.title,
      organizationId,
      creatorId: session.accountId,
      comment: body.additional_comment,
      status: isApproved ? 'Development' : 'Discovery',
      isApproved,
      staffId,
      ip,
    })
    if (isApproved) {
      await insertNotification(unit, {
        accountId: session.accountId,
        kind: 'project_approved',
        values: { title: body.title.trim() },
        entity: 'projects',
        entityId: projectId,
      })
    }
    await publishChange(unit, projectId, 'project')
    return projectId
  })
  return { id }
})

/**
 * @throws ApiFailure `not_found` for an organization of others, `administrators_only` without the right, and where no
 *   more organizations or projects are allowed.
 */
async function organizationFor(
  unit: Unit,
  { organization_id, organization_name }: BodyOf<typeof createProject>,
  caller: Pick<NewOrganization, 'administratorId' | 'staffId' | 'ip'>,
): Promise<number> {
  if (organization_id === undefined) {
    const name = organization_name ?? ''
    await requireOrganizationQuota(unit, caller.administratorId)
    return insertOrganization(unit, {
      name,
      ...caller,
      field: 'organization_name',
    })
  }
  const membership = await unit.database
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organization_id)
    .where('account_id', '=', caller.administratorId)
    .executeTakeFirst()
  if (!membership) throw new ApiFailure('not_found')
  if (membership.role !== 'administrator') throw new ApiFailure('administrators_only')
  await requireProjectQuota(unit, organization_id)
  return organization_id
}
