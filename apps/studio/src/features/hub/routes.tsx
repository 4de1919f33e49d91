import type { RouteObject } from 'react-router'

/** The first thing that is seen of a project. */
export const hubRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./home/HubRoute.js')).HubRoute }) },
]
