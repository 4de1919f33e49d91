import { consolePaths } from '@saywright/shell/paths'

/** The tabs in their order, and the address of each. */
export const tabPaths = {
  information: consolePaths.organization,
  users: consolePaths.organizationUsers,
  domains: consolePaths.organizationDomains,
  audit: consolePaths.organizationAudit,
} as const

export type OrganizationTab = keyof typeof tabPaths

export const organizationTabs = Object.keys(tabPaths) as OrganizationTab[]

/** The tab of an address; the information for an unknown one. */
export function tabAt(pathname: string): OrganizationTab {
  if (pathname === consolePaths.inviteUsers) return 'users'
  return organizationTabs.find((tab) => tabPaths[tab] === pathname) ?? 'information'
}
