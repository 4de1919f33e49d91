import type { Invitation, Loadable, Member, Organization, Page } from '@saywright/api/contract'
import { ConfirmDialog, Message, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import type { PeoplePlace } from '../../../parts/members/peoplePlace.js'
import { organizationMessages } from '../messages/index.js'
import { roleIn } from '../roleIn.js'
import { InvitationsCard } from './InvitationsCard.js'
import type { InviteFormProps } from './InviteForm.js'
import { InviteManyDialog, type InviteManyDialogProps } from './InviteManyDialog.js'
import { InviteSection } from './InviteSection.js'
import { type MemberActions, MemberDialogs, type MemberQuestion } from './MemberDialogs.js'
import { MemberSheet } from './MemberSheet.js'
import { MembersCard } from './MembersCard.js'

export type UsersScreenProps = MemberActions & {
  organization: Loadable<Organization>
  members: Loadable<Page<Member>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  /** Of the person who looks. */
  userId: number | undefined
  /** Absent for anyone who may only read. */
  invitations?: InvitationActions | undefined
  /** Whether the cursor is in the invitation from the start. */
  isInviting?: boolean
  salesHref?: string | undefined
}

export type InvitationActions = Pick<InviteFormProps, 'projects' | 'projectId' | 'onInvite' | 'onInvalid'> & {
  waiting: Loadable<Page<Invitation>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  onInviteMany: InviteManyDialogProps['onInvite']
  onResend: (invitation: Invitation) => Promise<void>
  onCancel: (invitation: Invitation) => Promise<void>
}

/** The members and the pending invitations of the organization; administrators invite, change roles and remove. */
export function UsersScreen({
  organization,
  members,
  place,
  onPlace,
  userId,
  invitations,
  isInviting = false,
  salesHref,
  ...actions
}: UsersScreenProps) {
  const t = useMessages(organizationMessages)
  const isPhone = useWidthClass() === 'phone'
  const [question, setQuestion] = useState<MemberQuestion>()
  const [opened, setOpened] = useState<Member>()
  const [cancelled, setCancelled] = useState<Invitation>()
  const [isInvitingMany, setIsInvitingMany] = useState(false)
  const [resendingId, setResendingId] = useState<number>()
  const known = organization.state === 'ready' ? organization.value : undefined
  const ask = (next: MemberQuestion) => {
    setOpened(undefined)
    setQuestion(next)
  }
  const mayChangeRole = actions.onChangeRole !== undefined
  const mayRemove = actions.onRemove !== undefined
  const invite = invitations && known && (
    <InviteSection
      {...invitations}
      salesHref={salesHref}
      organization={known}
      autoFocus={isInviting}
      onMany={() => setIsInvitingMany(true)}
    />
  )
  return (
    <Stack gap="x4">
      {!isPhone && invite}
      {known && !invitations && <Message>{t('users.note')}</Message>}
      <MembersCard
        members={members}
        place={place}
        onPlace={onPlace}
        userId={userId}
        isForGuest={known !== undefined && roleIn(known, userId) === 'guest'}
        onChooseRole={mayChangeRole ? (member, role) => ask({ kind: 'role', member, role }) : undefined}
        onRemove={mayRemove ? (member) => ask({ kind: 'remove', member }) : undefined}
        onMore={setOpened}
      />
      {invitations && (
        <InvitationsCard
          invitations={invitations.waiting}
          place={invitations.place}
          onPlace={invitations.onPlace}
          resendingId={resendingId}
          onResend={(invitation) => {
            const settle = () => setResendingId(undefined)
            setResendingId(invitation.id)
            // The client has reported a refused call.
            invitations.onResend(invitation).then(settle, settle)
          }}
          onCancel={setCancelled}
        />
      )}
      {isPhone && invite}
      {opened && (
        <MemberSheet
          member={opened}
          onChooseRole={mayChangeRole ? (role) => ask({ kind: 'role', member: opened, role }) : undefined}
          onRemove={mayRemove ? () => ask({ kind: 'remove', member: opened }) : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
      <MemberDialogs
        {...actions}
        question={question}
        organization={known?.name ?? ''}
        onClose={() => setQuestion(undefined)}
      />
      {invitations && isInvitingMany && (
        <InviteManyDialog
          onInvite={invitations.onInviteMany}
          onInvalid={invitations.onInvalid}
          onClose={() => setIsInvitingMany(false)}
        />
      )}
      {cancelled && (
        <ConfirmDialog
          isOpen
          title={t('invitations.cancelDialog.title', { email: cancelled.invitation_mail })}
          confirmLabel={t('invitations.cancel')}
          cancelLabel={t('invitations.cancelDialog.keep')}
          onOpenChange={(isOpen) => !isOpen && setCancelled(undefined)}
          onConfirm={() => invitations?.onCancel(cancelled)}
        >
          {t('invitations.cancelDialog.text')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
