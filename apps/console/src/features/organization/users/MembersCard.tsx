import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Loadable, type Member, type MemberRole } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, SearchField, Text } from '@saywright/ui'
import { formatDate, type Locale, type Translate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import { MemberName } from '../../../parts/members/MemberName.js'
import { byName, matching } from '../../../parts/members/sortedMembers.js'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import type { enUS } from '../messages/en-US.js'
import { organizationMessages } from '../messages/index.js'
import { columnWidths } from './columnWidths.js'
import { MemberCard } from './MemberCard.js'
import { atEnd, atStart } from './quiet.css.js'
import { RoleMenu } from './RoleMenu.js'

export type MembersCardProps = {
  members: Loadable<readonly Member[]>
  userId: number | undefined
  onChooseRole?: ((member: Member, role: MemberRole) => void) | undefined
  onRemove?: ((member: Member) => void) | undefined
  /** Opens what can be done about a member, on phones. */
  onMore: (member: Member) => void
}

const searchedAbove = 5
const shownOnPhone = 4

/** Who belongs to the organization. On phones a card for each, the first of them at first. */
export function MembersCard({ members, userId, onMore, ...actions }: MembersCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const all = members.state === 'ready' ? byName(members.value, locale) : []
  const found = matching(all, text)
  const isCut = isPhone && !isWhole && text.trim() === '' && all.length > searchedAbove
  const rows = isCut ? found.slice(0, shownOnPhone) : found
  const isSelf = ({ user }: Member) => user.id === userId
  const isAlone = all.length === 1
  const may = {
    changeRole: (member: Member) => (isSelf(member) ? undefined : actions.onChooseRole),
    remove: (member: Member) => (isSelf(member) || isAlone ? undefined : actions.onRemove),
  }
  const search = all.length > searchedAbove && (
    <SearchField label={t('users.search')} value={text} onChange={setText} />
  )
  const table = (
    <DataTable
      caption={t('users.members')}
      columns={columnsOf(t, locale, { isSelf, may })}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={members.state === 'loading'}
      {...(members.state === 'failed' && { error: t('users.failed'), ...failureOf(members) })}
      empty={text.trim() === '' ? undefined : t('users.noMatch', { text: text.trim() })}
      renderCard={(member) => (
        <MemberCard
          member={member}
          isSelf={isSelf(member)}
          onMore={may.changeRole(member) || may.remove(member) ? () => onMore(member) : undefined}
        />
      )}
    />
  )
  const count = members.state === 'ready' ? all.length : undefined
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
            {t('users.showOthers', { count: found.length - rows.length })}
          </Button>
        )}
        {alone}
      </PhoneSection>
    )
  return (
    <Card title={t('users.members')} level={3} count={count} actions={search} footer={alone} isFlush>
      {table}
    </Card>
  )
}

type Rules = {
  isSelf: (member: Member) => boolean
  may: {
    changeRole: (member: Member) => MembersCardProps['onChooseRole']
    remove: (member: Member) => MembersCardProps['onRemove']
  }
}

function columnsOf(t: Translate<typeof enUS>, locale: Locale, { isSelf, may }: Rules): Column<Member>[] {
  return [
    {
      id: 'name',
      header: t('users.name'),
      isRowHeader: true,
      cell: (member) => <MemberName user={member.user} isSelf={isSelf(member)} />,
      sortValue: ({ user }) => displayedName(user, locale),
    },
    {
      id: 'role',
      header: t('users.role'),
      width: columnWidths.role,
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
      cell: ({ projects }) => projects && t('users.inProjects', { count: projects.length }),
      sortValue: ({ projects }) => projects?.length,
    },
    {
      id: 'joined',
      header: t('users.joined'),
      width: columnWidths.date,
      align: 'end',
      cell: ({ created_at }) => formatDate(created_at),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'actions',
      header: t('users.actions'),
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
