import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName } from '@saywright/api/contract'
import { toLoadable, useDetachMember, useMemberPage, useSaveMemberRole } from '@saywright/api/react'
import { brand, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useMatch } from 'react-router'
import { alphabetical, firstPlace, peopleQuery } from '../../../parts/members/peoplePlace.js'
import { useStepBack } from '../../../parts/useStepBack.js'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { UsersScreen } from './UsersScreen.js'
import { useInvitationActions } from './useInvitationActions.js'

export function UsersRoute() {
  const { organization, userId, administered } = useOrganizationContext()
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { notices } = useShell()
  const id = organization.state === 'ready' ? organization.value.id : undefined
  const name = organization.state === 'ready' ? organization.value.name : ''
  const [place, setPlace] = useState(firstPlace)
  const members = toLoadable(useMemberPage(id, peopleQuery(place, alphabetical)))
  useStepBack({ ...place, shown: members, onPage: (page) => setPlace({ ...place, page }) })
  const invitations = useInvitationActions(administered)
  const saveRole = useSaveMemberRole()
  const detach = useDetachMember()
  const succeed = (text: string) => void notices.show({ cause: 'members', tone: 'success', text })
  return (
    <UsersScreen
      organization={organization}
      members={organization.state === 'failed' ? organization : members}
      place={place}
      onPlace={setPlace}
      userId={userId}
      invitations={invitations}
      isInviting={useMatch(consolePaths.inviteUsers) !== null}
      salesHref={brand.links.sales}
      onChangeRole={
        administered
          ? async ({ user }, role) => {
              await saveRole({ params: { orgId: administered.id, userId: user.id }, body: { role } })
              const words = labelOf(organizationRoles, role, locale).toLocaleLowerCase(locale)
              succeed(t('users.changeRole.done', { name: displayedName(user, locale), role: words }))
            }
          : undefined
      }
      onRemove={
        administered
          ? async ({ user }) => {
              await detach({ params: { orgId: administered.id, userId: user.id } })
              succeed(t('users.remove.done', { name: displayedName(user, locale), organization: name }))
            }
          : undefined
      }
    />
  )
}
