import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { LiveSession } from '../../security/liveSession.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

/** @throws ApiFailure `not_found` for a project whose files the caller may not see; staff sees all. */
export async function requireFileProject(
  { database }: Pick<Context, 'database'>,
  session: Pick<LiveSession, 'accountId' | 'isStaff' | 'onlyProjectId'>,
  projectId: number,
): Promise<void> {
  const { accountId, isStaff, onlyProjectId = projectId } = session
  if (projectId !== onlyProjectId) throw new ApiFailure('not_found')
  const projects = isStaff ? database.selectFrom('project') : visibleProjects(database, accountId)
  const project = await projects.select('project.id').where('project.id', '=', projectId).executeTakeFirst()
  if (!project) throw new ApiFailure('not_found')
}
