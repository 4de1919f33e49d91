import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'

/** The layout and its first places come together: a place opens at once. */
const load = () => import('./places.js')

const toDetails: LoaderFunction = ({ params: { projectId = '' } }) =>
  redirect(consolePaths.projectDetails({ projectId }))

/** The area of a project: its places inside one layout, and their menu on small screens. */
export const areaRoutes: RouteObject[] = [
  lazyRoute(consolePaths.projectMenu.pattern, () => import('./menu/ProjectMenuRoute.js'), 'ProjectMenuRoute'),
  lazyRoute(consolePaths.project.pattern, load, 'ProjectLayoutRoute', [
    { path: consolePaths.project.pattern, loader: toDetails },
    lazyRoute(consolePaths.projectDetails.pattern, load, 'DetailsRoute'),
    lazyRoute(consolePaths.projectTechnologies.pattern, load, 'TechnologiesRoute'),
    lazyRoute(consolePaths.projectUsers.pattern, load, 'ProjectUsersRoute'),
    lazyRoute(
      consolePaths.projectDownloads.pattern,
      () => import('../downloads/DownloadsRoute.js'),
      'DownloadsRoute',
    ),
    lazyRoute(
      consolePaths.projectConanPackages.pattern,
      () => import('../conan/ConanRoute.js'),
      'ConanRoute',
    ),
    lazyRoute(
      consolePaths.projectTokens.pattern,
      () => import('../access-tokens/ProjectTokensRoute.js'),
      'ProjectTokensRoute',
    ),
    { path: '*', loader: toDetails },
  ]),
]
