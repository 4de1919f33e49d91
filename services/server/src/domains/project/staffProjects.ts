import { projectStatuses } from '@saywright/api/catalogue'
import { listStaffProjects, momentOfEnd, type StaffProject, saveStaffProject } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { deliveriesOf, deliveryResponse } from '../shared/projects/deliveries.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { writtenText } from '../shared/writtenText.js'
import { setCategories } from './categoriesOf.js'

const columns = {
  title: 'project.title_folded',
  organization: 'organization.name_folded',
  created_at: 'project.created_at',
  updated_at: 'project.updated_at',
  evaluation_ends_on: 'project.evaluation_ends_at',
} as const

export const listStaffProjectsRoute = bind(listStaffProjects, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'project.updated_at', direction: 'desc' })
  const status = query?.filters?.status
  if (status !== undefined && !projectStatuses.some((known) => known['en-US'] === status))
    throw incorrectForm({ 'filters.status': 'invalid' })
  const found = context.database
    .selectFrom('project')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .$if(status !== undefined, (rows) => rows.where('project.status', '=', status ?? ''))
    .where(hasWords(['project.title_folded', 'organization.name_folded'], page.keywords))
    .leftJoin('vdk_version', 'vdk_version.id', 'project.vdk_version_id')
    .selectAll('project')
    .select(['organization.name', 'vdk_version.label', 'vdk_version.display_name'])
    .select((select) =>
      select
        .selectFrom('project_member')
        .select((count) => count.fn.countAll<number>().as('members'))
        .whereRef('project_member.project_id', '=', 'project.id')
        .as('members'),
    )
    .select((select) =>
      select
        .selectFrom('deal')
        .select('deal.id')
        .whereRef('deal.project_id', '=', 'project.id')
        .where('deal.applied_at', 'is', null)
        .as('deal'),
    )
  return listPage(found, page, 'project.id', async (rows) => {
    const ids = rows.map(({ id }) => id)
    const deliveries = ids.length > 0 ? await deliveriesOf(context.database, ids) : []
    return rows.map(
      (row): StaffProject => ({
        id: row.id,
        title: row.title,
        organization: { id: row.organization_id, name: row.name },
        status: row.status,
        beta_access: row.is_beta_access ?? false,
        vdk_version: versionOf(row),
        evaluation_ends_on: row.evaluation_ends_at,
        deal_id: row.deal,
        lead_id: row.lead_id,
        project_id: row.crm_id,
        deliveries: deliveries.filter(({ project_id }) => project_id === row.id).map(deliveryResponse),
        members_total: row.members ?? 0,
        created_at: row.created_at,
        updated_at: row.updated_at,
      }),
    )
  })
})

interface Versioned {
  readonly vdk_version_id: number | null
  readonly label: string | null
  readonly display_name: string | null
}

const versionOf = ({ vdk_version_id: id, label, display_name }: Versioned) =>
  id === null || label === null || display_name === null ? null : { id, label, display_name }

/** @throws ApiFailure `incorrect_form` for a version that is not there. */
async function requireVersion({ database }: Transaction, id: number | null | undefined): Promise<void> {
  if (!id) return
  const known = await database.selectFrom('vdk_version').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw incorrectForm({ vdk_version_id: 'invalid' })
}

export const saveStaffProjectRoute = bind(saveStaffProject, async (call) => {
  const { context, params, body } = call
  const { status, beta_access, vdk_version_id, categories_expiration, lead_id, project_id } = body
  await context.transaction(async (transaction) => {
    await requireVersion(transaction, vdk_version_id)
    const saved = await transaction.database
      .updateTable('project')
      .set({
        updated_at: timestamp(transaction),
        ...(status !== undefined && { status }),
        ...(beta_access !== undefined && { is_beta_access: beta_access }),
        ...(vdk_version_id !== undefined && { vdk_version_id }),
        ...(lead_id !== undefined && { lead_id: writtenText(lead_id) }),
        ...(project_id !== undefined && { crm_id: writtenText(project_id) }),
        ...(categories_expiration !== undefined && {
          categories_expire_at: categories_expiration && momentOfEnd(categories_expiration),
        }),
      })
      .where('id', '=', params.id)
      .returning(['title', 'organization_id'])
      .executeTakeFirst()
    if (!saved) throw new ApiFailure('not_found')
    for (const field of ['permanent_category_ids', 'evaluation_category_ids'] as const) {
      const ids = body[field]
      if (ids) await setCategories(transaction, params.id, field, ids)
    }
    await writeStaffAudit(transaction, call, {
      action: 'project.updated',
      organizationId: saved.organization_id,
      object: { kind: 'project', id: params.id },
      values: { name: saved.title, fields: Object.keys(body).join(', '), ...(status && { after: status }) },
    })
    await publishChange(transaction, params.id, 'project')
  })
  return undefined
})
