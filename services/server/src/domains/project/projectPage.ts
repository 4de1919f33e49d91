import type { Page, Project, pageQuery, ValueOf } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { contains, pageRequest } from '../../store/page.js'
import { visibleProjects } from '../shared/visibleProjects.js'
import { projectResponses } from './projectResponses.js'

const columns = {
  title: 'project.title_key',
  created_at: 'project.created_at',
  updated_at: 'project.updated_at',
} as const

/** A page of the projects an account may see, of one organization or of all. */
export async function projectPage(
  { database }: Context,
  accountId: number,
  query: ValueOf<typeof pageQuery>,
  organizationId?: number,
): Promise<{ data: Project[]; total: Page<Project>['total'] }> {
  const page = pageRequest(query, columns, { column: 'project.updated_at', direction: 'desc' })
  const visible = visibleProjects(database, accountId)
    .$if(organizationId !== undefined, (rows) =>
      rows.where('project.organization_id', '=', organizationId ?? 0),
    )
    .$if(page.keywords !== undefined, (rows) =>
      rows.where(contains('project.title_key', page.keywords ?? '')),
    )
  const { total } = await visible
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await visible
    .select('project.id')
    .orderBy(page.column, page.direction)
    .orderBy('project.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { data: await projectResponses(database, ids), total }
}
