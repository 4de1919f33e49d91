import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Loadable, limits, type Member, type Page } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, Icon, Inline, Stack, Text } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MemberName } from '../../../../parts/members/MemberName.js'
import { PeoplePages } from '../../../../parts/members/PeoplePages.js'
import { alphabetical, moved, type PeoplePlace } from '../../../../parts/members/peoplePlace.js'
import { Names } from '../../../../parts/Names.js'
import { PhoneSection } from '../../../../parts/PhoneSection.js'
import { RestingSearch } from '../../../../parts/RestingSearch.js'
import { columnWidths } from './columnWidths.js'
import { projectUsersMessages } from './messages.js'

export type OtherMembersCardProps = {
  /** Members of the organization outside the project: one page of them, and the total. */
  members: Loadable<Page<Member>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  organization: string
  userId: number | undefined
  onAttach: (member: Member) => Promise<void>
}

const searchedAbove = 5

/** Members of the organization who can be added to the project. On phones a card for each. */
export function OtherMembersCard({
  members,
  place,
  onPlace,
  organization,
  userId,
  onAttach,
}: OtherMembersCardProps) {
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const [addedId, setAddedId] = useState<number>()
  const { data: found, total } = members.state === 'ready' ? members.value : { data: [], total: 0 }
  const text = place.text.trim()
  const count = members.state === 'ready' ? total : undefined
  const attach = (member: Member) => {
    const settle = () => setAddedId(undefined)
    setAddedId(member.id)
    // The client has reported a refused call.
    onAttach(member).then(settle, settle)
  }
  const addOf = (member: Member) => (
    <Button
      size="small"
      icon={<Icon of={Plus} size={14} />}
      isPending={addedId === member.id}
      aria-label={t('addOf', { name: displayedName(member.user, locale) })}
      onPress={() => attach(member)}
    >
      {t('add')}
    </Button>
  )
  const nameOf = ({ user }: Member) => <MemberName user={user} isSelf={user.id === userId} />
  const roleOf = ({ role }: Member) => labelOf(organizationRoles, role, locale)
  const projectsOf = ({ projects = [] }: Member) =>
    projects && projects.length > 0 ? <Names of={projects.map(({ title }) => title)} /> : t('noProject')
  const table = (
    <DataTable
      caption={t('others')}
      columns={columnsOf(t, { nameOf, roleOf, projectsOf, addOf })}
      rows={found}
      rowKey={({ id }) => id}
      sort={place.sort}
      defaultSort={alphabetical}
      onSortChange={(sort) => onPlace(moved(place, { sort }))}
      skeletonRows={2}
      isLoading={members.state === 'loading'}
      {...(members.state === 'failed' && { error: t('failed'), ...failureOf(members) })}
      empty={text === '' ? t('everybody', { organization }) : t('noMatch', { text })}
      renderCard={(member) => (
        <Card>
          <Stack gap="x2">
            <span>{nameOf(member)}</span>
            {member.projects && member.projects.length > 0 && (
              <Text variant="bodySmall" tone="secondary">
                {projectsOf(member)}
              </Text>
            )}
            <Inline justify="between">
              <Text as="span">{roleOf(member)}</Text>
              {addOf(member)}
            </Inline>
          </Stack>
        </Card>
      )}
    />
  )
  const search = (total > searchedAbove || text !== '') && (
    <RestingSearch
      label={t('search')}
      text={place.text}
      onChange={(words) => onPlace(moved(place, { text: words }))}
    />
  )
  const pages = total > limits.pageSize && (
    <PeoplePages label={t('others')} total={total} place={place} onPlace={onPlace} />
  )
  if (isPhone)
    return (
      <PhoneSection title={t('others')} level={2} count={count}>
        {search}
        {table}
        {pages}
      </PhoneSection>
    )
  return (
    <Card title={t('others')} count={count} actions={search} footer={pages} isFlush>
      {table}
    </Card>
  )
}

type Cells = Record<'nameOf' | 'addOf' | 'projectsOf', (member: Member) => ReactNode> &
  Record<'roleOf', (member: Member) => string>

function columnsOf(
  t: TranslateOf<typeof projectUsersMessages>,
  { nameOf, roleOf, projectsOf, addOf }: Cells,
): Column<Member>[] {
  return [
    { id: 'name', header: t('name'), isRowHeader: true, cell: nameOf, isSortable: true },
    { id: 'role', header: t('role'), width: columnWidths.role, cell: roleOf, isSortable: true },
    { id: 'projects', header: t('projects'), width: columnWidths.third, cell: projectsOf },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: columnWidths.actions,
      cell: addOf,
    },
  ]
}
