import type { Member, Organization, Person } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'
import { domainsOf } from '../email-domains/domainResponses.js'
import { logoAddress } from '../shared/organizations/logoAddress.js'
import { personOf } from '../shared/people/personOf.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

/** Members of organizations, in the order in which they came. */
async function membersOf(
  database: Reader,
  organizationIds: readonly number[],
): Promise<Map<number, Member[]>> {
  const found = new Map<number, Member[]>(organizationIds.map((id) => [id, []]))
  if (organizationIds.length === 0) return found
  const rows = await database
    .selectFrom('organization_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.id', 'member.organization_id', 'member.role', 'member.created_at'])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .where('member.organization_id', 'in', organizationIds)
    .orderBy('member.id')
    .execute()
  for (const row of rows) {
    const { id, role, created_at } = row
    found.get(row.organization_id)?.push({ id, role, created_at, user: personOf(row) })
  }
  return found
}

/** The administrators of organizations, by their identifiers, in the order in which they joined. */
export async function administratorsOf(
  database: Reader,
  organizationIds: readonly number[],
): Promise<(organizationId: number) => Person[]> {
  if (organizationIds.length === 0) return () => []
  const rows = await database
    .selectFrom('organization_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.organization_id', 'account.id as account_id'])
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .where('member.organization_id', 'in', organizationIds)
    .where('member.role', '=', 'administrator')
    .orderBy('member.id')
    .execute()
  return (id) => rows.filter(({ organization_id }) => organization_id === id).map(personOf)
}

const administratorsAmong = (members: readonly Member[]): Person[] =>
  members.filter(({ role }) => role === 'administrator').map(({ user }) => user)

/** Organizations with their members and the projects that a person may see, in the order of the identifiers given. */
export async function organizationResponses(
  database: Reader,
  ids: readonly number[],
  accountId: number,
): Promise<Organization[]> {
  if (ids.length === 0) return []
  const rows = await database.selectFrom('organization').selectAll().where('id', 'in', ids).execute()
  const projects = await visibleProjects(database, accountId)
    .select(['project.id', 'project.title', 'project.organization_id'])
    .where('project.organization_id', 'in', ids)
    .orderBy('project.id')
    .execute()
  const members = await membersOf(database, ids)
  const domains = await domainsOf(database, ids)
  const responses = rows.map((row): Organization => {
    const own = members.get(row.id) ?? []
    const administrators = administratorsAmong(own)
    const ownDomains = domains.filter(({ organization_id }) => organization_id === row.id)
    const titles = projects.filter(({ organization_id }) => organization_id === row.id)
    return {
      ...row.details_json,
      id: row.id,
      name: row.name,
      is_named: !row.is_unnamed,
      organization_id: row.crm_id,
      customer: row.customer,
      sales_representative: row.sales_representative,
      user_seats: row.user_seats,
      logo: logoAddress(row.id, row.logo_key),
      members: own,
      administrator: administrators[0] ?? null,
      administrators,
      projects: titles.map(({ id, title }) => ({ id, title })),
      projects_names: titles.map(({ title }) => title),
      domains: ownDomains.map(({ domain }) => domain),
      status: ownDomains.length > 0 ? 'verified' : 'unverified',
      created_at: row.created_at,
      updated_at: row.updated_at,
    }
  })
  return ids.flatMap((id) => responses.filter((response) => response.id === id))
}
