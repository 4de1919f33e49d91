import { lazy } from 'react'
import type { RouteObject } from 'react-router'

/** The section of the account about the organization in focus; each of its tabs has an address. */
export const organizationRoutes: RouteObject[] = [
  {
    path: 'organization/:tab?',
    lazy: async () => ({ Component: (await import('./OrganizationRoute.js')).OrganizationRoute }),
  },
]

/** The choice of the organization, which the frame opens. */
export const OrganizationSwitch = lazy(async () => ({
  default: (await import('./switch/OrganizationSwitch.js')).OrganizationSwitch,
}))
