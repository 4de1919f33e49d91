import type { MemberRole, Organization } from '@saywright/api/contract'
import {
  toLoadable,
  useCreateInvitations,
  useDeleteInvitation,
  useInvitationPage,
  useResendInvitation,
} from '@saywright/api/react'
import { blankInvitation, type InvitationValues, invitationBody } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { firstPlace, newestFirst, peopleQuery } from '../../../parts/members/peoplePlace.js'
import { useStepBack } from '../../../parts/useStepBack.js'
import { organizationMessages } from '../messages/index.js'
import type { InvitationActions } from './UsersScreen.js'

/** The actions of administrators on invitations, which only they read. */
export function useInvitationActions(organization: Organization | undefined): InvitationActions | undefined {
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
