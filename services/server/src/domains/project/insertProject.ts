import { nameKey, type ProjectDetails } from '@saywright/api/contract'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deliver } from '../shared/projects/deliveries.js'
import { installedTags } from '../shared/projects/installedTags.js'
import { titleTaken } from './titleTaken.js'

interface NewProject {
  readonly title: string
  readonly organizationId: number
  readonly creatorId: number
  readonly comment?: string | undefined
  readonly description?: string | null | undefined
  readonly details?: ProjectDetails
  readonly status: string
  readonly isApproved: boolean
  readonly isSample?: boolean
  readonly staffId?: number | undefined
  readonly ip?: string | undefined
}

const day = 24 * 60 * 60

/**
 * Creates a project that belongs to its creator. An approved one gets the installed technologies and begins its evaluation.
 *
 * @throws ApiFailure `already_exists` when the organization has a project of this title.
 */
export async function insertProject(transaction: Transaction, project: NewProject): Promise<number> {
  const { isApproved, organizationId, creatorId } = project
  const now = timestamp(transaction)
  const expiresAt = isApproved ? timestamp(transaction, transaction.limits.evaluationDays * day) : null
  const title = project.title.trim()
  const { id } = await transaction.database
    .insertInto('project')
    .values({
      organization_id: organizationId,
      title,
      title_key: nameKey(title),
      status: project.status,
      description: project.description ?? null,
      additional_comment: project.comment ?? null,
      details_json: JSON.stringify(project.details ?? {}),
      evaluation_ends_at: expiresAt,
      is_sample: project.isSample ?? false,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => Promise.reject(titleTaken(error)))
  await transaction.database
    .insertInto('project_member')
    .values({ project_id: id, account_id: creatorId, role: 'owner', created_at: now })
    .execute()
  if (isApproved) await deliver(transaction, { projectId: id, tags: installedTags, expiresAt })
  await writeAudit(transaction, {
    action: 'project.created',
    accountId: creatorId,
    staffId: project.staffId,
    organizationId,
    object: { kind: 'project', id },
    values: { name: title },
    ip: project.ip,
  })
  return id
}
