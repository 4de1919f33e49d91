import { toLoadable, useOrganization } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { Navigate, useParams } from 'react-router'
import { useFocusedOrganization } from '../../parts/focus/useFocusedOrganization.js'
import { useLogo } from '../../parts/usePicture.js'
import { AuditRoute } from './audit/AuditRoute.js'
import { DomainsRoute } from './domains/DomainsRoute.js'
import { OrganizationLayout } from './header/OrganizationLayout.js'
import { InformationRoute } from './information/InformationRoute.js'
import { NewOrganizationRoute } from './information/NewOrganizationRoute.js'
import { organizationMessages } from './messages/index.js'
import { inviteUsers, organizationHref, organizationTab } from './organizationTab.js'
import { roleIn } from './roleIn.js'
import { UsersRoute } from './users/UsersRoute.js'

/** The organization in focus, in parts; for who belongs to none, the way to found one. */
export function OrganizationRoute() {
  const t = useMessages(organizationMessages)
  const { tab: asked } = useParams()
  const { organization: focused, user, isEmpty, focus } = useFocusedOrganization()
  const organization = toLoadable(useOrganization(focused?.id))
  const tab = organizationTab(asked)
  const role = organization.state === 'ready' ? roleIn(organization.value, user?.id) : undefined
  const logo = useLogo(focused, 72)
  const isAdministrator = role === 'administrator'
  if (isEmpty) return <NewOrganizationRoute focus={focus} />
  if (tab === 'audit' && role && !isAdministrator)
    return <Navigate to={organizationHref('information')} replace />
  const shared = { organization, userId: user?.id, isAdministrator }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <OrganizationLayout organization={organization} logo={logo} role={role} tab={tab}>
        {tab === 'domains' && <DomainsRoute {...shared} />}
        {tab === 'audit' && isAdministrator && <AuditRoute organizationId={focused?.id} />}
        {tab === 'information' && <InformationRoute {...shared} logo={logo} />}
        {tab === 'users' && <UsersRoute {...shared} isInviting={asked === inviteUsers} />}
      </OrganizationLayout>
    </>
  )
}
