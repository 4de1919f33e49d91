import { lazyComponent, lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { type RouteObject, redirect } from 'react-router'
import { organizationTabs, tabPaths } from './organizationTab.js'

/** The layout and its tabs come together: a tab opens at once. */
const load = () => import('./tabs.js')

/** The section of the account about the organization in focus; each of its tabs has an address. */
export const organizationRoutes: RouteObject[] = [
  lazyRoute(consolePaths.newOrganization, load, 'AnotherOrganizationRoute'),
  lazyRoute(consolePaths.organization, load, 'OrganizationLayoutRoute', [
    lazyRoute(consolePaths.organization, load, 'InformationRoute'),
    lazyRoute(consolePaths.organizationUsers, load, 'UsersRoute'),
    lazyRoute(consolePaths.inviteUsers, load, 'UsersRoute'),
    lazyRoute(consolePaths.organizationDomains, load, 'DomainsRoute'),
    lazyRoute(consolePaths.organizationAudit, load, 'AuditRoute'),
    // A tab is found by its number, too.
    ...organizationTabs.map((tab, number) => ({
      path: String(number),
      loader: () => redirect(tabPaths[tab]),
    })),
    lazyRoute('*', load, 'InformationRoute'),
  ]),
]

/** The choice of the organization, which the layout of the console opens. */
export const OrganizationSwitch = lazyComponent(
  () => import('./switch/OrganizationSwitch.js'),
  'OrganizationSwitch',
)
