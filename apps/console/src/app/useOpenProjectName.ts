import type { User } from '@saywright/api/contract'
import { useProject, useStaffProject } from '@saywright/api/react'
import { consolePaths, idOf } from '@saywright/shell/paths'
import { matchPath } from 'react-router'

/**
 * The name of the project that an address is about. Its page reads the same, so this sends no request of its own.
 *
 * @param user absent while no page is drawn: what failed without a page would not be read again with it.
 */
export function useOpenProjectName(
  pathname: string,
  user: User | undefined,
  isStaffArea: boolean,
): string | undefined {
  const idIn = (pattern: string) => idOf(matchPath(pattern, pathname)?.params.projectId)
  const own = idIn(`${consolePaths.project.pattern}/*`) ?? idIn(consolePaths.projectMenu.pattern)
  const ofStaff = isStaffArea ? idIn(consolePaths.staffProject.pattern) : undefined
  const project = useProject(user && own)
  const staffProject = useStaffProject(ofStaff)
  // A deleted project has no name any more, as its page says.
  const known = project.error?.kind === 'notFound' ? undefined : project.data
  return known?.title ?? staffProject.data?.project.title
}
