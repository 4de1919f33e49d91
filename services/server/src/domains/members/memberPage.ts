import type { Member, pageQuery, ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { nameOrder, personColumns } from '../shared/people/personColumns.js'
import { personOf } from '../shared/people/personOf.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

const columns = {
  name: 'name_key',
  role: 'organization_member.role',
  created_at: 'organization_member.id',
} as const

interface Which {
  readonly organizationId: number
  /** The caller: a guest sees only the projects in which both take part. */
  readonly viewerId: number
}

/** A page of the members of an organization, each with its projects. */
export async function memberPage(
  { database }: Context,
  { organizationId, viewerId }: Which,
  query: ValueOf<typeof pageQuery>,
): Promise<{ data: Member[]; total: number }> {
  const page = pageRequest(query, columns, { column: 'organization_member.id', direction: 'asc' })
  const projectId = await readProject(database, { organizationId, viewerId }, query)
  const found = database
    .selectFrom('organization_member')
    .innerJoin('account', 'account.id', 'organization_member.account_id')
    .where('organization_member.organization_id', '=', organizationId)
    .where(hasWords(personColumns, page.keywords))
    .$if(projectId !== undefined, (rows) =>
      rows.where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('project_member')
              .select('project_member.id')
              .where('project_member.project_id', '=', projectId ?? 0)
              .whereRef('project_member.account_id', '=', 'organization_member.account_id'),
          ),
        ),
      ),
    )
    .select(['organization_member.id', 'organization_member.role', 'organization_member.created_at'])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .select(nameOrder.as('name_key'))
  return listPage(found, page, 'organization_member.id', async (rows) => {
    const accountIds = rows.map((row) => row.account_id)
    const projects = await projectsByMember(database, { organizationId, viewerId }, accountIds)
    return rows.map((row) => ({
      id: row.id,
      role: row.role,
      user: personOf(row),
      projects: projects.get(row.account_id) ?? [],
      created_at: row.created_at,
    }))
  })
}

/**
 * The project whose members are left out.
 *
 * @throws ApiFailure `incorrect_form` for one that is not of the organization, or that the viewer does not see.
 */
async function readProject(
  database: Context['database'],
  { organizationId, viewerId }: Which,
  query: ValueOf<typeof pageQuery>,
): Promise<number | undefined> {
  const written = query?.filters?.not_in_project
  if (written === undefined) return undefined
  const id = Number(written)
  const project =
    Number.isSafeInteger(id) &&
    (await visibleProjects(database, viewerId)
      .select('project.id')
      .where('project.id', '=', id)
      .where('project.organization_id', '=', organizationId)
      .executeTakeFirst())
  if (!project) throw incorrectForm({ 'filters.not_in_project': 'invalid' })
  return id
}

type ProjectLink = NonNullable<Member['projects']>[number]

async function projectsByMember(
  database: Context['database'],
  { organizationId, viewerId }: Which,
  accountIds: readonly number[],
): Promise<Map<number, ProjectLink[]>> {
  const found = new Map<number, ProjectLink[]>(accountIds.map((id) => [id, []]))
  if (accountIds.length === 0) return found
  const rows = await visibleProjects(database, viewerId)
    .innerJoin('project_member as attached', 'attached.project_id', 'project.id')
    .select(['attached.account_id', 'project.id', 'project.title'])
    .where('project.organization_id', '=', organizationId)
    .where('attached.account_id', 'in', accountIds)
    .orderBy('project.title_folded')
    .execute()
  for (const { account_id, id, title } of rows) found.get(account_id)?.push({ id, title })
  return found
}
