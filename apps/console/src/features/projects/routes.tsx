import type { RouteObject } from 'react-router'

export const projectRoutes: RouteObject[] = [
  {
    path: 'projects',
    lazy: async () => ({ Component: (await import('./dashboard/DashboardRoute.js')).DashboardRoute }),
  },
  {
    path: 'wizard/project',
    lazy: async () => ({ Component: (await import('./new-project/NewProjectRoute.js')).NewProjectRoute }),
  },
  {
    path: 'studio/:projectId',
    lazy: async () => ({ Component: (await import('./studio/StudioRoute.js')).StudioRoute }),
  },
]
