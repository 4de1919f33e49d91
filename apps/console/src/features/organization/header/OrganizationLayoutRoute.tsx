import type { Loadable, MemberRole, Organization } from '@saywright/api/contract'
import { toLoadable, useOrganization } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { useLogo } from '../../../parts/usePicture.js'
import { NewOrganizationRoute } from '../information/NewOrganizationRoute.js'
import { organizationMessages } from '../messages/index.js'
import { tabAt } from '../organizationTab.js'
import { roleIn } from '../roleIn.js'
import { OrganizationLayout } from './OrganizationLayout.js'

/** Outlet context of every tab of the organization in focus. */
export type OrganizationContext = {
  organization: Loadable<Organization>
  userId: number | undefined
  /** Undefined until the organization is known. */
  role: MemberRole | undefined
  /** The organization as soon as it is known that the person is one of its administrators. */
  administered: Organization | undefined
  /** Address of its logo. */
  logo: string | undefined
}

export const useOrganizationContext = () => useOutletContext<OrganizationContext>()

/** The organization in focus above its tabs; for who belongs to none, the way to found one. */
export function OrganizationLayoutRoute() {
  const t = useMessages(organizationMessages)
  const { pathname } = useLocation()
  const { organization: focused, user, isEmpty, focus } = useFocusedOrganization()
  const organization = toLoadable(useOrganization(focused?.id))
  const logo = useLogo(focused, 72)
  const tab = tabAt(pathname)
  const { notices } = useShell()
  const isAhead = isEmpty && tab !== 'information'
  useEffect(() => {
    if (isAhead) notices.show({ cause: 'organization', tone: 'error', text: t('create.first') })
  }, [isAhead, notices, t])
  if (isEmpty)
    return (
      <>
        <DocumentTitle>{t('create.title')}</DocumentTitle>
        <NewOrganizationRoute focus={focus} />
      </>
    )
  const known = organization.state === 'ready' ? organization.value : undefined
  const role = known && roleIn(known, user?.id)
  const administered = role === 'administrator' ? known : undefined
  // The tab of the audit log, which would hold its route, is drawn for administrators alone.
  if (tab === 'audit' && role && !administered) return <Navigate to={consolePaths.organization} replace />
  const context: OrganizationContext = { organization, userId: user?.id, role, administered, logo }
  return (
    <>
      <DocumentTitle>{`${t('title')} · ${t(`tabs.${tab}`)}`}</DocumentTitle>
      <OrganizationLayout organization={organization} logo={logo} role={role} tab={tab}>
        <Outlet context={context} />
      </OrganizationLayout>
    </>
  )
}
