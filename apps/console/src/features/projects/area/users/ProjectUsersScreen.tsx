import type { Loadable, Member, Page, Project } from '@saywright/api/contract'
import { Message, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import type { PeoplePlace } from '../../../../parts/members/peoplePlace.js'
import { DetachDialog } from './DetachDialog.js'
import { MakeOwnerDialog } from './MakeOwnerDialog.js'
import { projectUsersMessages } from './messages.js'
import { OtherMembersCard } from './OtherMembersCard.js'
import { ProjectMembersCard } from './ProjectMembersCard.js'

export type ProjectUsersScreenProps = {
  project: Project
  /** One page of those of the project. */
  members: Loadable<Page<Member>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  /** Of the person who looks. */
  userId: number | undefined
  /** Absent for anyone who may only read. */
  administration?: ProjectAdministration | undefined
}

export type ProjectAdministration = {
  /** Members of the organization outside the project: one page of them. */
  others: Loadable<Page<Member>>
  othersPlace: PeoplePlace
  onOthersPlace: (place: PeoplePlace) => void
  onAttach: (member: Member) => Promise<void>
  onDetach: (member: Member) => Promise<void>
  onMakeOwner: (member: Member) => Promise<void>
  onInvite: () => void
}

/**
 * The members of a project; administrators add and detach members of the organization, choose its owner, and invite others.
 */
export function ProjectUsersScreen({
  project,
  members,
  place,
  onPlace,
  userId,
  administration,
}: ProjectUsersScreenProps) {
  const t = useMessages(projectUsersMessages)
  const [detached, setDetached] = useState<Member>()
  const [nextOwner, setNextOwner] = useState<Member>()
  return (
    <Stack gap="x4">
      {!administration && <Message>{t('note')}</Message>}
      <ProjectMembersCard
        members={members}
        place={place}
        onPlace={onPlace}
        userId={userId}
        actions={administration && { onDetach: setDetached, onMakeOwner: setNextOwner }}
        onInvite={administration?.onInvite}
      />
      {administration && (
        <OtherMembersCard
          members={administration.others}
          place={administration.othersPlace}
          onPlace={administration.onOthersPlace}
          organization={project.organization.name}
          userId={userId}
          onAttach={administration.onAttach}
        />
      )}
      {administration && detached && (
        <DetachDialog
          member={detached}
          project={project}
          onDetach={administration.onDetach}
          onClose={() => setDetached(undefined)}
        />
      )}
      {administration && nextOwner && (
        <MakeOwnerDialog
          member={nextOwner}
          project={project}
          onMakeOwner={administration.onMakeOwner}
          onClose={() => setNextOwner(undefined)}
        />
      )}
    </Stack>
  )
}
