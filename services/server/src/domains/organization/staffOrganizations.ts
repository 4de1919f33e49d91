import {
  listStaffOrganizations,
  type StaffOrganization,
  saveOrganizationLimits,
  saveOrganizationSales,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { Reader } from '../../store/database.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { lockOrganization } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { writtenText } from '../shared/writtenText.js'

const columns = { name: 'organization.name_folded', created_at: 'organization.created_at' } as const

export const listStaffOrganizationsRoute = bind(listStaffOrganizations, async ({ context, query }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'organization.name_folded', direction: 'asc' })
  const found = database
    .selectFrom('organization')
    .where(hasWords(['organization.name_folded'], page.keywords))
    .selectAll('organization')
  return listPage(found, page, 'organization.id', async (rows) => {
    const ids = rows.map(({ id }) => id)
    const [members, projects, domains] = [
      await countsOf(database, 'organization_member', ids),
      await countsOf(database, 'project', ids),
      await countsOf(database, 'organization_domain', ids),
    ]
    return rows.map(
      (row): StaffOrganization => ({
        id: row.id,
        name: row.name,
        country: row.details_json.country ?? null,
        size: row.details_json.size ?? null,
        status: (domains.get(row.id) ?? 0) > 0 ? 'verified' : 'unverified',
        members_total: members.get(row.id) ?? 0,
        projects_total: projects.get(row.id) ?? 0,
        user_seats: row.user_seats,
        limits: row.limits_json,
        customer: row.customer,
        sales_representative: row.sales_representative,
        organization_id: row.crm_id,
        created_at: row.created_at,
      }),
    )
  })
})

async function countsOf(
  database: Reader,
  table: 'organization_member' | 'project' | 'organization_domain',
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom(table)
    .select('organization_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organization_id', 'in', ids)
    .groupBy('organization_id')
    .execute()
  return new Map(rows.map(({ organization_id, count }) => [organization_id, count]))
}

export const saveOrganizationLimitsRoute = bind(saveOrganizationLimits, async (call) => {
  const { context, params, body } = call
  const { user_seats, ...limits } = body
  await context.transaction(async (transaction) => {
    await lockOrganization(transaction, params.id)
    const known = await transaction.database
      .selectFrom('organization')
      .select(['name', 'limits_json', 'user_seats'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!known) throw new ApiFailure('not_found')
    const written = Object.entries({ ...known.limits_json, ...limits }).filter(([, most]) => most != null)
    await transaction.database
      .updateTable('organization')
      .set({
        limits_json: JSON.stringify(Object.fromEntries(written)),
        ...(user_seats !== undefined && { user_seats }),
      })
      .where('id', '=', params.id)
      .execute()
    await writeStaffAudit(transaction, call, {
      action: 'organization.limits_changed',
      organizationId: params.id,
      values: { name: known.name, fields: Object.keys(body).join(', ') },
    })
    await publishOrganization(transaction, params.id)
  })
  return undefined
})

export const saveOrganizationSalesRoute = bind(saveOrganizationSales, async (call) => {
  const { context, params, body } = call
  const { customer, sales_representative, organization_id } = body
  await context.transaction(async (transaction) => {
    const saved = await transaction.database
      .updateTable('organization')
      .set({
        updated_at: timestamp(transaction),
        ...(customer !== undefined && { customer }),
        ...(sales_representative !== undefined && {
          sales_representative: writtenText(sales_representative),
        }),
        ...(organization_id !== undefined && { crm_id: writtenText(organization_id) }),
      })
      .where('id', '=', params.id)
      .returning('name')
      .executeTakeFirst()
    if (!saved) throw new ApiFailure('not_found')
    await writeStaffAudit(transaction, call, {
      action: 'organization.sales_changed',
      organizationId: params.id,
      values: { name: saved.name, fields: Object.keys(body).join(', ') },
    })
    await publishOrganization(transaction, params.id)
  })
  return undefined
})
