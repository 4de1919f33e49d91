import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Loadable, limits, type Member, type Page } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import {
  Button,
  Card,
  type Column,
  DataTable,
  Icon,
  IconButton,
  Inline,
  Stack,
  Tag,
  Text,
} from '@saywright/ui'
import { formatDate, type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Crown, Unlink, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { MemberName } from '../../../../parts/members/MemberName.js'
import { PeoplePages } from '../../../../parts/members/PeoplePages.js'
import { alphabetical, moved, type PeoplePlace } from '../../../../parts/members/peoplePlace.js'
import { PhoneSection } from '../../../../parts/PhoneSection.js'
import { RestingSearch } from '../../../../parts/RestingSearch.js'
import { columnWidths } from './columnWidths.js'
import { projectUsersMessages } from './messages.js'

export type ProjectMembersCardProps = {
  /** One page of them, and how many are found in all. */
  members: Loadable<Page<Member>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  userId: number | undefined
  /** Actions on one of them; absent for a read-only user. */
  actions?: MemberActions | undefined
  /** Absent for anyone who may not invite. */
  onInvite?: (() => void) | undefined
}

type MemberActions = Record<'onDetach' | 'onMakeOwner', (member: Member) => void>

const searchedAbove = 5

/** The members of the project. On phones a card for each. */
export function ProjectMembersCard({
  members,
  place,
  onPlace,
  userId,
  actions,
  onInvite,
}: ProjectMembersCardProps) {
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const { data: found, total } = members.state === 'ready' ? members.value : { data: [], total: 0 }
  const text = place.text.trim()
  const count = members.state === 'ready' ? total : undefined
  const nameOf = (member: Member) => (
    <Inline gap="x2">
      <MemberName user={member.user} isSelf={member.user.id === userId} />
      {member.project_role === 'owner' && <Tag tone="info">{t('owner')}</Tag>}
    </Inline>
  )
  const actionsOf = actions && ((member: Member) => <MemberButtons member={member} {...actions} />)
  const roleOf = ({ role }: Member) => labelOf(organizationRoles, role, locale)
  const table = (
    <DataTable
      caption={t('members')}
      columns={columnsOf(t, { nameOf, roleOf, actionsOf })}
      rows={found}
      rowKey={({ id }) => id}
      sort={place.sort}
      defaultSort={alphabetical}
      onSortChange={(sort) => onPlace(moved(place, { sort }))}
      skeletonRows={2}
      isLoading={members.state === 'loading'}
      {...(members.state === 'failed' && { error: t('membersFailed'), ...failureOf(members) })}
      empty={text === '' ? t('nobody') : t('noMatch', { text })}
      renderCard={(member) => (
        <Card>
          <Stack gap="x2">
            {nameOf(member)}
            <Inline justify="between">
              <Text as="span">{roleOf(member)}</Text>
              <Text as="span" variant="bodySmall" tone="secondary">
                {formatDate(member.created_at)}
              </Text>
            </Inline>
            {actionsOf?.(member)}
          </Stack>
        </Card>
      )}
    />
  )
  const invite = onInvite && (
    <Button variant="primary" isFullWidth={isPhone} icon={<Icon of={UserPlus} />} onPress={onInvite}>
      {t('invite')}
    </Button>
  )
  const search = (total > searchedAbove || text !== '') && (
    <RestingSearch
      label={t('search')}
      text={place.text}
      onChange={(words) => onPlace(moved(place, { text: words }))}
    />
  )
  const pages = total > limits.pageSize && (
    <PeoplePages label={t('members')} total={total} place={place} onPlace={onPlace} />
  )
  if (isPhone)
    return (
      <PhoneSection title={t('members')} level={2} count={count}>
        {invite}
        {search}
        {table}
        {pages}
      </PhoneSection>
    )
  return (
    <Card
      title={t('members')}
      count={count}
      actions={
        (search || invite) && (
          <>
            {search}
            {invite}
          </>
        )
      }
      footer={pages}
      isFlush
    >
      {table}
    </Card>
  )
}

function MemberButtons({ member, onDetach, onMakeOwner }: MemberActions & { member: Member }) {
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const name = displayedName(member.user, locale)
  return (
    <Inline gap="x1" justify="end">
      {member.project_role !== 'owner' && (
        <IconButton
          size="small"
          icon={<Icon of={Crown} size={14} />}
          label={t('makeOwnerOf', { name })}
          onPress={() => onMakeOwner(member)}
        />
      )}
      <Button
        size="small"
        variant="ghost"
        icon={<Icon of={Unlink} size={14} />}
        aria-label={t('detachOf', { name })}
        onPress={() => onDetach(member)}
      >
        {t('detachButton')}
      </Button>
    </Inline>
  )
}

type Cells = {
  nameOf: (member: Member) => ReactNode
  roleOf: (member: Member) => string
  actionsOf: ((member: Member) => ReactNode) | undefined
}

function columnsOf(
  t: TranslateOf<typeof projectUsersMessages>,
  { nameOf, roleOf, actionsOf }: Cells,
): Column<Member>[] {
  const actions: Column<Member>[] = actionsOf
    ? [
        {
          id: 'actions',
          header: t('actions'),
          isHeaderHidden: true,
          align: 'end',
          width: columnWidths.actions,
          cell: actionsOf,
        },
      ]
    : []
  return [
    { id: 'name', header: t('name'), isRowHeader: true, cell: nameOf, isSortable: true },
    { id: 'role', header: t('role'), width: columnWidths.role, cell: roleOf, isSortable: true },
    {
      id: 'created_at',
      header: t('added'),
      width: columnWidths.third,
      cell: ({ created_at }) => formatDate(created_at),
      isSortable: true,
    },
    ...actions,
  ]
}
