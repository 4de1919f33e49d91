export const organizationTabs = ['information', 'users', 'domains', 'audit'] as const
export type OrganizationTab = (typeof organizationTabs)[number]

const numbered = new Map<string | undefined, OrganizationTab>([
  ['0', 'information'],
  ['1', 'users'],
  ['2', 'domains'],
])

/** Opens users and access with the cursor in the invitation. */
export const inviteUsers = 'invite-users'

/** The tab that an address asks for, by its name or its number; the information where there is no such tab. */
export function organizationTab(asked: string | undefined): OrganizationTab {
  if (asked === inviteUsers) return 'users'
  const named = organizationTabs.find((tab) => tab === asked)
  return named ?? numbered.get(asked) ?? 'information'
}

export function organizationHref(tab: OrganizationTab): string {
  return tab === 'information' ? '/account/organization' : `/account/organization/${tab}`
}
