import type { Loadable, MemberRole, Organization } from '@saywright/api/contract'
import { Skeleton, Stack, Tabs } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { organizationMessages } from '../messages/index.js'
import { type OrganizationTab, organizationTabs, tabPaths } from '../organizationTab.js'
import { OrganizationHeader } from './OrganizationHeader.js'

export type OrganizationFrameProps = {
  organization: Loadable<Organization>
  /** Address of its logo. */
  logo?: string | undefined
  role: MemberRole | undefined
  tab: OrganizationTab
  /** Content of the open tab. */
  children: ReactNode
}

/** The organization above its tabs; the audit log is there for administrators only. */
export function OrganizationLayout({ organization, logo, role, tab, children }: OrganizationFrameProps) {
  const t = useMessages(organizationMessages)
  const known = organization.state === 'ready' ? organization.value : undefined
  const counts = { users: known?.members.length, domains: known?.domains?.length }
  const isSeen = (id: OrganizationTab) => id !== 'audit' || role === 'administrator'
  return (
    <Stack gap="x3">
      {organization.state === 'loading' && <Skeleton widths={[200, 280]} />}
      {known && <OrganizationHeader organization={known} logo={logo} role={role} />}
      <Tabs
        label={t('tabs.label')}
        selectedKey={tab}
        tabs={organizationTabs.filter(isSeen).map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: tabPaths[id],
          ...(id === 'users' || id === 'domains' ? { count: counts[id] } : {}),
        }))}
      >
        {children}
      </Tabs>
    </Stack>
  )
}
