import { nameKey, type ProjectTag } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Unit } from '../../unit/unit.js'
import { writeAudit } from '../audit/writeAudit.js'

interface NewProject {
  readonly title: string
  readonly organizationId: number
  readonly creatorId: number
  readonly comment?: string | undefined
  readonly status: string
  readonly isApproved: boolean
  readonly isSample?: boolean
  readonly staffId?: number | undefined
  readonly ip?: string | undefined
}

const day = 24 * 60 * 60

/** What the engines of this installation can do: delivered to a project when it is approved. */
export const deliveredTags: readonly ProjectTag[] = [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }]

/**
 * Creates a project with its creator as first member. An approved one gets its technologies and begins its
 * evaluation.
 *
 * @throws ApiFailure `already_exists` when the organization has a project of this title.
 */
export async function insertProject(unit: Unit, project: NewProject): Promise<number> {
  const now = timestamp(unit)
  try {
    const { id } = await unit.database
      .insertInto('project')
      .values({
        organization_id: project.organizationId,
        title: project.title.trim(),
        title_key: nameKey(project.title),
        status: project.status,
        additional_comment: project.comment ?? null,
        tags_json: JSON.stringify(project.isApproved ? deliveredTags : []),
        evaluation_ends_at: project.isApproved ? timestamp(unit, unit.limits.evaluationDays * day) : null,
        is_sample: project.isSample ?? false,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await unit.database
      .insertInto('project_member')
      .values({ project_id: id, account_id: project.creatorId, created_at: now })
      .execute()
    await writeAudit(unit, {
      action: 'project.created',
      accountId: project.creatorId,
      staffId: project.staffId,
      organizationId: project.organizationId,
      object: { kind: 'project', id },
      values: { name: project.title.trim() },
      ip: project.ip,
    })
    return id
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiFailure('already_exists', { errors: { title: 'alreadyExists' } })
  }
}
