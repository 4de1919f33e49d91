import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { type RouteObject, redirect } from 'react-router'

/** The area of those who run this installation; others are led to their projects. */
export const staffRoutes: RouteObject[] = [
  lazyRoute(undefined, () => import('./layout/StaffLayoutRoute.js'), 'StaffLayoutRoute', [
    { path: consolePaths.staff, loader: () => redirect(consolePaths.staffRequests) },
    lazyRoute(consolePaths.staffRequests, () => import('./requests/RequestsRoute.js'), 'RequestsRoute'),
    lazyRoute(consolePaths.staffProjects, () => import('./projects/ProjectsRoute.js'), 'ProjectsRoute'),
    lazyRoute(consolePaths.staffProject.pattern, () => import('./projects/ProjectRoute.js'), 'ProjectRoute'),
    lazyRoute(
      consolePaths.staffOrganizations,
      () => import('./organizations/OrganizationsRoute.js'),
      'OrganizationsRoute',
    ),
    lazyRoute(consolePaths.staffPeople, () => import('./people/PeopleRoute.js'), 'PeopleRoute'),
    lazyRoute(consolePaths.staffTags, () => import('./tags/TagsRoute.js'), 'TagsRoute'),
    lazyRoute(
      consolePaths.staffCategories,
      () => import('./categories/CategoriesRoute.js'),
      'CategoriesRoute',
    ),
    lazyRoute(
      consolePaths.staffVdkVersions,
      () => import('./vdk-versions/VdkVersionsRoute.js'),
      'VdkVersionsRoute',
    ),
    lazyRoute(consolePaths.staffFiles, () => import('./downloads/FilesRoute.js'), 'FilesRoute'),
    lazyRoute(consolePaths.staffPackages, () => import('./packages/PackagesRoute.js'), 'PackagesRoute'),
    lazyRoute(consolePaths.staffTasks, () => import('./tasks/TasksRoute.js'), 'TasksRoute'),
    lazyRoute(consolePaths.staffLog, () => import('./log/LogRoute.js'), 'LogRoute'),
    lazyRoute(consolePaths.staffMessages, () => import('./inbox/InboxRoute.js'), 'InboxRoute'),
  ]),
]
