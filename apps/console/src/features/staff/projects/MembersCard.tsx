import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Card, DataTable, Link, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { byName } from '../../../parts/members/sortedMembers.js'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import { firstPlace, writeListPlace } from '../list/listPlace.js'
import { deliveryMessages } from './deliveryMessages.js'

export type MembersCardProps = {
  /** The members that are returned with the project. */
  members: readonly Member[]
  /** How many there are in all. */
  total: number
}

/** The members of a project. Each links to where staff limits, helps, or disables a license key. */
export function MembersCard({ members, total }: MembersCardProps) {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const nameOf = ({ user }: Member) => (
    <Stack gap="x05">
      <Link variant="standalone" href={placeOf(user.email)}>
        {displayedName(user, locale)}
      </Link>
      <Text variant="caption" tone="secondary">
        {user.email}
      </Text>
    </Stack>
  )
  const roleOf = ({ role }: Member) => labelOf(organizationRoles, role, locale)
  const table = (
    <DataTable
      caption={t('people')}
      columns={[
        { id: 'name', header: t('name'), isRowHeader: true, cell: nameOf },
        { id: 'role', header: t('role'), cell: roleOf },
      ]}
      rows={byName(members, locale)}
      rowKey={({ id }) => id}
      renderCard={(member) => (
        <Card>
          <Stack gap="x2">
            {nameOf(member)}
            <Text as="span">{roleOf(member)}</Text>
          </Stack>
        </Card>
      )}
    />
  )
  if (members.length === 0) return null
  const rest = total > members.length && (
    <Text variant="caption" tone="secondary">
      {t('firstPeople')}
    </Text>
  )
  return isPhone ? (
    <PhoneSection title={t('people')} level={2} count={total}>
      {table}
      {rest}
    </PhoneSection>
  ) : (
    <Card title={t('people')} count={total} footer={rest || undefined} isFlush>
      {table}
    </Card>
  )
}

/** The list of people, filtered by an address. */
const placeOf = (email: string) =>
  `${consolePaths.staffPeople}?${writeListPlace({ ...firstPlace, text: email })}`
