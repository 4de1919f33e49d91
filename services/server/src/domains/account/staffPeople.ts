import { listStaffPeople, type StaffPerson, savePersonLimits, savePersonSales } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { Reader } from '../../store/database.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { timestamp } from '../../store/timestamp.js'
import { licenceEnds } from '../licence-keys/licenceEnds.js'
import { bind } from '../shared/call.js'
import { personColumns } from '../shared/people/personColumns.js'
import { personOf } from '../shared/people/personOf.js'
import { publishAccount } from '../shared/people/publishAccount.js'
import { writtenText } from '../shared/writtenText.js'

const columns = { name: 'account.last_name_folded', created_at: 'account.id' } as const

export const listStaffPeopleRoute = bind(listStaffPeople, async ({ context, query }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'account.id', direction: 'desc' })
  const found = database
    .selectFrom('account')
    .where(hasWords(personColumns, page.keywords))
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .select(['account.is_admin', 'account.is_confirmed', 'account.limits_json', 'account.created_at'])
    .select(['account.sales_email', 'account.crm_id'])
    .select(['account.licence_disabled_at', 'account.licence_end', 'account.licence_expires_at'])
    .select((select) =>
      select
        .selectFrom('session')
        .select((newest) => newest.fn.max('session.last_used_at').as('last_used'))
        .whereRef('session.account_id', '=', 'account.id')
        // Impersonation by staff does not count as use.
        .where('session.staff_id', 'is', null)
        .as('last_used'),
    )
  return listPage(found, page, 'account.id', async (rows) => {
    const organizations = await organizationsOf(
      database,
      rows.map(({ account_id }) => account_id),
    )
    const endOf = await licenceEnds(
      database,
      rows.map(({ account_id, ...row }) => ({ ...row, id: account_id })),
    )
    return rows.map(
      (row): StaffPerson => ({
        person: personOf(row),
        is_admin: row.is_admin,
        is_confirmed: row.is_confirmed,
        organizations: organizations
          .filter(({ account_id }) => account_id === row.account_id)
          .map(({ id, name, role }) => ({ id, name, role })),
        organizationsPerPerson: row.limits_json.organizationsPerPerson ?? null,
        licence_disabled_at: row.licence_disabled_at,
        licence_end: row.licence_end,
        licence_expires_at: endOf(row.account_id),
        sales_email: row.sales_email,
        person_id: row.crm_id,
        created_at: row.created_at,
        last_used_at: row.last_used,
      }),
    )
  })
})

async function organizationsOf(database: Reader, accountIds: readonly number[]) {
  if (accountIds.length === 0) return []
  return database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization_member.account_id', 'organization_member.role'])
    .select(['organization.id', 'organization.name'])
    .where('organization_member.account_id', 'in', accountIds)
    .orderBy('organization_member.id')
    .execute()
}

export const savePersonLimitsRoute = bind(savePersonLimits, async (call) => {
  const { context, params, body } = call
  const { organizationsPerPerson } = body
  await context.transaction(async (transaction) => {
    const limits = organizationsPerPerson == null ? {} : { organizationsPerPerson }
    const { numUpdatedRows } = await transaction.database
      .updateTable('account')
      .set({ limits_json: JSON.stringify(limits) })
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiFailure('not_found')
    await writeStaffAudit(transaction, call, {
      action: 'account.limits_changed',
      subjectId: params.id,
      values: { after: organizationsPerPerson ?? null },
    })
  })
  return undefined
})

export const savePersonSalesRoute = bind(savePersonSales, async (call) => {
  const { context, params, body } = call
  const { sales_email, person_id } = body
  await context.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction.database
      .updateTable('account')
      .set({
        updated_at: timestamp(transaction),
        ...(sales_email !== undefined && { sales_email }),
        ...(person_id !== undefined && { crm_id: writtenText(person_id) }),
      })
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiFailure('not_found')
    await writeStaffAudit(transaction, call, {
      action: 'account.sales_changed',
      subjectId: params.id,
      values: { fields: Object.keys(body).join(', ') },
    })
    publishAccount(transaction, params.id)
  })
  return undefined
})
