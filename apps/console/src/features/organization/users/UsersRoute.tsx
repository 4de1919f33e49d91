import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type MemberRole, type Organization } from '@saywright/api/contract'
import {
  toLoadable,
  useCreateInvitations,
  useDeleteInvitation,
  useDetachMember,
  useInvitationPage,
  useMemberPage,
  useResendInvitation,
  useSaveMemberRole,
} from '@saywright/api/react'
import { blankInvitation, type InvitationValues, invitationBody } from '@saywright/forms'
import { brand, noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useMatch, useSearchParams } from 'react-router'
import { firstPlace, peopleQuery } from '../../../parts/members/peoplePlace.js'
import { useStepBack } from '../../../parts/useStepBack.js'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { type InvitationActions, UsersScreen } from './UsersScreen.js'

const byName = { column: 'name', direction: 'ascending' } as const
const newestFirst = { column: 'created_at', direction: 'descending' } as const

export function UsersRoute() {
  const { organization, userId, administered } = useOrganizationContext()
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { notices } = useShell()
  const id = organization.state === 'ready' ? organization.value.id : undefined
  const name = organization.state === 'ready' ? organization.value.name : ''
  const [place, setPlace] = useState(firstPlace)
  const members = toLoadable(useMemberPage(id, peopleQuery(place, byName)))
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

/** What administrators do with invitations; nobody else reads them. */
function useInvitationActions(organization: Organization | undefined): InvitationActions | undefined {
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const [place, setPlace] = useState(firstPlace)
  const [params] = useSearchParams()
  const waiting = toLoadable(useInvitationPage(organization?.id, peopleQuery(place, newestFirst)))
  useStepBack({ ...place, shown: waiting, onPage: (page) => setPlace({ ...place, page }) })
  const create = useCreateInvitations()
  const resend = useResendInvitation()
  const cancel = useDeleteInvitation()
  const failure = useApiFailure()
  const succeed = (text: string) => void notices.show({ cause: 'form', tone: 'success', text })
  if (!organization) return undefined
  const { id } = organization
  const invite = async (values: InvitationValues) => {
    try {
      await create({ params: { id }, body: invitationBody(values), isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    succeed(t('invite.sent', { email: values.invitation_mail }))
    return undefined
  }
  const inviteMany = async (addresses: readonly string[], role: MemberRole) => {
    const { role: words } = invitationBody({ ...blankInvitation, role })
    try {
      const body = { invitation_mails: [...addresses], role: words }
      await create({ params: { id }, body, isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, [])
    }
    succeed(t('inviteMany.sent', { count: addresses.length }))
    return undefined
  }
  return {
    waiting,
    place,
    onPlace: setPlace,
    projects: organization.projects ?? [],
    projectId: Number(params.get('project')) || undefined,
    onInvite: invite,
    onInviteMany: inviteMany,
    onInvalid: () => notices.show(noticeOfInvalidForm(i18n)),
    onResend: async (invitation) => {
      await resend({ params: { id, invitationId: invitation.id } })
      succeed(t('invitations.resent', { email: invitation.invitation_mail }))
    },
    onCancel: async (invitation) => {
      await cancel({ params: { id, invitationId: invitation.id } })
      succeed(t('invitations.cancelled'))
    },
  }
}
