import { displayedName, type StaffPerson } from '@saywright/api/contract'
import { type Column, Icon, IconButton, Inline, Stack, Tag, Text } from '@saywright/ui'
import { formatDate, type Locale, type TranslateOf } from '@saywright/ui/i18n'
import { CalendarClock, Gauge, Handshake, KeyRound, UserCog } from 'lucide-react'
import { EmailAddress } from '../../../parts/EmailAddress.js'
import { Names } from '../../../parts/Names.js'
import { RowAction } from '../list/RowAction.js'
import type { peopleMessages } from './messages.js'
import { address } from './personColumns.css.js'

export type PersonActions = {
  /** Absent for oneself. */
  onActAs: (person: StaffPerson) => void
  onLimits: (person: StaffPerson) => void
  onSales: (person: StaffPerson) => void
  onKey: (person: StaffPerson) => void
  onKeyEnd: (person: StaffPerson) => void
}
type Setting = PersonActions & { t: TranslateOf<typeof peopleMessages>; locale: Locale; now: Date }

/** The columns of a list of people. */
export function personColumns(setting: Setting): Column<StaffPerson>[] {
  const { t } = setting
  return [
    {
      id: 'person',
      header: t('person'),
      isRowHeader: true,
      cell: (person) => <PersonName person={person} {...setting} />,
    },
    {
      id: 'organizations',
      header: t('organizations'),
      cell: ({ organizations }) => <Names of={organizations.map(({ name }) => name)} />,
    },
    {
      id: 'used',
      header: t('used'),
      align: 'end',
      cell: ({ last_used_at }) => (last_used_at ? formatDate(last_used_at) : t('never')),
    },
    { id: 'created', header: t('created'), align: 'end', cell: ({ created_at }) => formatDate(created_at) },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (person) => <PersonButtons person={person} isInRow {...setting} />,
    },
  ]
}

type OfPerson = Setting & { person: StaffPerson }

/** The action on a user's license key. */
export const keyAction = ({ licence_disabled_at }: StaffPerson) =>
  licence_disabled_at ? 'enableKey' : 'disableKey'

export function PersonName({
  person: { person, is_admin, is_confirmed, licence_disabled_at, licence_expires_at },
  t,
  locale,
  now,
}: OfPerson) {
  const isExpired = licence_expires_at != null && new Date(licence_expires_at) <= now
  return (
    <Stack gap="x05">
      <Inline gap="x1">
        <Text as="span" weight="semibold">
          {displayedName(person, locale)}
        </Text>
        {is_admin && <Tag>{t('staff')}</Tag>}
        {!is_confirmed && <Tag>{t('unconfirmed')}</Tag>}
        {licence_disabled_at && <Tag tone="danger">{t('keyDisabled')}</Tag>}
        {isExpired && <Tag tone="warning">{t('keyExpired')}</Tag>}
      </Inline>
      <Text variant="caption" tone="secondary">
        <span className={address}>
          <EmailAddress>{person.email}</EmailAddress>
        </span>
      </Text>
    </Stack>
  )
}

type PersonButtonsProps = OfPerson & {
  /** Whether the buttons are on one line, for which a table has room; a card of a narrow screen may not. */
  isInRow?: boolean
}

export function PersonButtons({
  person,
  t,
  locale,
  onActAs,
  onLimits,
  onSales,
  onKey,
  onKeyEnd,
  isInRow,
}: PersonButtonsProps) {
  const name = displayedName(person.person, locale)
  return (
    <Inline gap="x1" justify="end" allowsWrapping={!isInRow}>
      {/* Staff cannot impersonate staff. */}
      {!person.is_admin && person.is_confirmed && (
        <RowAction
          icon={UserCog}
          label={t('actAs', { name })}
          words={t('act')}
          onPress={() => onActAs(person)}
        />
      )}
      <RowAction
        icon={Gauge}
        label={t('limitsOf', { name })}
        words={t('limits')}
        onPress={() => onLimits(person)}
      />
      <IconButton
        size="small"
        icon={<Icon of={Handshake} size={14} />}
        label={t('sales.of', { name })}
        onPress={() => onSales(person)}
      />
      <IconButton
        size="small"
        icon={<Icon of={CalendarClock} size={14} />}
        label={t('keyEnd.button', { name })}
        onPress={() => onKeyEnd(person)}
      />
      <IconButton
        size="small"
        icon={<Icon of={KeyRound} size={14} />}
        label={t(`${keyAction(person)}.button`, { name })}
        onPress={() => onKey(person)}
      />
    </Inline>
  )
}
