import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import {
  displayedName,
  type Loadable,
  limits,
  type Member,
  type MemberRole,
  type Page,
} from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, Text } from '@saywright/ui'
import { formatDate, type Locale, type Translate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import { MemberName } from '../../../parts/members/MemberName.js'
import { PeoplePages } from '../../../parts/members/PeoplePages.js'
import { alphabetical, moved, type PeoplePlace } from '../../../parts/members/peoplePlace.js'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import { RestingSearch } from '../../../parts/RestingSearch.js'
import type { enUS } from '../messages/en-US.js'
import { organizationMessages } from '../messages/index.js'
import { columnWidths } from './columnWidths.js'
import { MemberCard } from './MemberCard.js'
import { atEnd, atStart } from './quiet.css.js'
import { RoleMenu } from './RoleMenu.js'

export type MembersCardProps = {
  /** One page of them, and how many are found in all. */
  members: Loadable<Page<Member>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  userId: number | undefined
  /** Whether the projects of the others are only those that the person who looks takes part in, too. */
  isForGuest: boolean
  onChooseRole?: ((member: Member, role: MemberRole) => void) | undefined
  onRemove?: ((member: Member) => void) | undefined
  /** Opens what can be done about a member, on phones. */
  onMore: (member: Member) => void
}

const searchedAbove = 5
const shownOnPhone = 4

/** The members of the organization. On phones a card for each, the first of them at first. */
export function MembersCard({
  members,
  place,
  onPlace,
  userId,
  isForGuest,
  onMore,
  ...actions
}: MembersCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const [isWhole, setIsWhole] = useState(false)
  const { data: found, total } = members.state === 'ready' ? members.value : { data: [], total: 0 }
  const text = place.text.trim()
  const isCut = isPhone && !isWhole && text === '' && place.page === 1 && total > searchedAbove
  const rows = isCut ? found.slice(0, shownOnPhone) : found
  const isSelf = ({ user }: Member) => user.id === userId
  const isInCommon = (member: Member) => isForGuest && !isSelf(member)
  const isAlone = total === 1 && text === ''
  const may = {
    changeRole: (member: Member) => (isSelf(member) ? undefined : actions.onChooseRole),
    remove: (member: Member) => (isSelf(member) || isAlone ? undefined : actions.onRemove),
  }
  const search = (total > searchedAbove || text !== '') && (
    <RestingSearch
      label={t('users.search')}
      text={place.text}
      onChange={(words) => onPlace(moved(place, { text: words }))}
    />
  )
  const table = (
    <DataTable
      caption={t('users.members')}
      columns={columnsOf(t, locale, { isSelf, isInCommon, may })}
      rows={rows}
      rowKey={({ id }) => id}
      sort={place.sort}
      defaultSort={alphabetical}
      onSortChange={(sort) => onPlace(moved(place, { sort }))}
      isLoading={members.state === 'loading'}
      {...(members.state === 'failed' && { error: t('users.failed'), ...failureOf(members) })}
      empty={text === '' ? undefined : t('users.noMatch', { text })}
      renderCard={(member) => (
        <MemberCard
          member={member}
          isSelf={isSelf(member)}
          isInCommon={isInCommon(member)}
          onMore={may.changeRole(member) || may.remove(member) ? () => onMore(member) : undefined}
        />
      )}
    />
  )
  const count = members.state === 'ready' ? total : undefined
  const pages = !isCut && total > limits.pageSize && (
    <PeoplePages label={t('users.members')} total={total} place={place} onPlace={onPlace} />
  )
  const alone = isAlone && actions.onRemove && (
    <Text variant="bodySmall" tone="secondary">
      {t('users.alone')}
    </Text>
  )
  if (isPhone)
    return (
      <PhoneSection title={t('users.members')} count={count}>
        {search}
        {table}
        {isCut && (
          <Button variant="ghost" isFullWidth onPress={() => setIsWhole(true)}>
            {t('users.showOthers', { count: total - rows.length })}
          </Button>
        )}
        {pages}
        {alone}
      </PhoneSection>
    )
  return (
    <Card title={t('users.members')} level={3} count={count} actions={search} footer={alone || pages} isFlush>
      {table}
    </Card>
  )
}

type Rules = {
  isSelf: (member: Member) => boolean
  isInCommon: (member: Member) => boolean
  may: {
    changeRole: (member: Member) => MembersCardProps['onChooseRole']
    remove: (member: Member) => MembersCardProps['onRemove']
  }
}

function columnsOf(
  t: Translate<typeof enUS>,
  locale: Locale,
  { isSelf, isInCommon, may }: Rules,
): Column<Member>[] {
  return [
    {
      id: 'name',
      header: t('users.name'),
      isRowHeader: true,
      cell: (member) => <MemberName user={member.user} isSelf={isSelf(member)} />,
      isSortable: true,
    },
    {
      id: 'role',
      header: t('users.role'),
      width: columnWidths.role,
      isSortable: true,
      cell: (member) => {
        const choose = may.changeRole(member)
        return choose ? (
          <div className={atStart}>
            <RoleMenu member={member} onChoose={(role) => choose(member, role)} />
          </div>
        ) : (
          labelOf(organizationRoles, member.role, locale)
        )
      },
    },
    {
      id: 'projects',
      header: t('users.projects'),
      width: columnWidths.projects,
      cell: (member) =>
        member.projects &&
        t(isInCommon(member) ? 'users.inCommon' : 'users.inProjects', { count: member.projects.length }),
    },
    {
      id: 'created_at',
      header: t('users.joined'),
      width: columnWidths.date,
      align: 'end',
      cell: ({ created_at }) => formatDate(created_at),
      isSortable: true,
    },
    {
      id: 'actions',
      header: t('users.actions'),
      width: columnWidths.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (member) => {
        const remove = may.remove(member)
        return (
          remove && (
            <div className={atEnd}>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('users.removeOf', { name: displayedName(member.user, locale) })}
                onPress={() => remove(member)}
              >
                {t('users.removeButton')}
              </Button>
            </div>
          )
        )
      },
    },
  ]
}
