import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { areaRoutes } from './area/routes.js'

export const projectRoutes = [
  lazyRoute(consolePaths.projects, () => import('./dashboard/DashboardRoute.js'), 'DashboardRoute'),
  lazyRoute(consolePaths.newProject, () => import('./wizard/ProjectWizardRoute.js'), 'ProjectWizardRoute'),
  lazyRoute(`${consolePaths.studio.pattern}/*`, () => import('./studio/StudioRoute.js'), 'StudioRoute'),
  ...areaRoutes,
]
