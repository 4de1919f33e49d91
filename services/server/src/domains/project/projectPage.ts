import type { Page, Project, pageQuery, ValueOf } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'
import { projectResponses } from './projectResponses.js'

const columns = {
  title: 'project.title_folded',
  created_at: 'project.created_at',
  updated_at: 'project.updated_at',
} as const

interface Narrowed {
  readonly organizationId?: number
  readonly projectId?: number | undefined
}

/** A page of the projects an account may see, of one organization, one alone, or all. */
export async function projectPage(
  context: Context,
  accountId: number,
  query: ValueOf<typeof pageQuery>,
  { organizationId, projectId }: Narrowed,
): Promise<{ data: Project[]; total: Page<Project>['total'] }> {
  const page = pageRequest(query, columns, { column: 'project.updated_at', direction: 'desc' })
  const visible = visibleProjects(context.database, accountId)
    .$if(organizationId !== undefined, (rows) =>
      rows.where('project.organization_id', '=', organizationId ?? 0),
    )
    .$if(projectId !== undefined, (rows) => rows.where('project.id', '=', projectId ?? 0))
    .where(hasWords(['project.title_folded'], page.keywords))
  return listPage(visible.select('project.id'), page, 'project.id', (rows) =>
    projectResponses(
      context,
      rows.map(({ id }) => id),
    ),
  )
}
