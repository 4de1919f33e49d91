import { countries, labelOf, organizationSizes } from '@saywright/api/catalogue'
import type { StaffOrganization } from '@saywright/api/contract'
import { Button, type Column, Inline, Stack, StatusBadge, Text } from '@saywright/ui'
import { formatDate, type TranslateOf, useLocale } from '@saywright/ui/i18n'
import type { organizationsMessages } from './messages.js'

type Labels = TranslateOf<typeof organizationsMessages>

export type OrganizationActions = {
  onLimits: (organization: StaffOrganization) => void
  onSales: (organization: StaffOrganization) => void
}
type OrganizationButtonsProps = OrganizationActions & { organization: StaffOrganization; t: Labels }

/** The columns of a list of organizations. */
export function organizationColumns(t: Labels, actions: OrganizationActions): Column<StaffOrganization>[] {
  return [
    {
      id: 'organization',
      header: t('organization'),
      isRowHeader: true,
      cell: (organization) => <OrganizationName {...organization} />,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => (
        <StatusBadge status={status === 'verified' ? 'done' : 'waiting'}>
          {t(status === 'verified' ? 'verified' : 'unverified')}
        </StatusBadge>
      ),
    },
    { id: 'members', header: t('members'), align: 'end', cell: (organization) => membersIn(organization, t) },
    { id: 'projects', header: t('projects'), align: 'end', cell: ({ projects_total }) => projects_total },
    { id: 'created', header: t('created'), align: 'end', cell: ({ created_at }) => formatDate(created_at) },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (organization) => <OrganizationButtons organization={organization} t={t} {...actions} />,
    },
  ]
}

/** How many members there are, and of how many seats where those are counted. */
export const membersIn = ({ members_total: members, user_seats: seats }: StaffOrganization, t: Labels) =>
  seats ? t('membersOf', { members, seats }) : String(members)

export function OrganizationName({ name, country, size }: StaffOrganization) {
  const locale = useLocale()
  const about = [labelOf(countries, country, locale), labelOf(organizationSizes, size, locale)]
    .filter(Boolean)
    .join(', ')
  return (
    <Stack gap="x05">
      <Text weight="semibold">{name}</Text>
      {about && (
        <Text variant="caption" tone="secondary">
          {about}
        </Text>
      )}
    </Stack>
  )
}

export function OrganizationButtons({ organization, t, onLimits, onSales }: OrganizationButtonsProps) {
  const { name } = organization
  return (
    <Inline gap="x1" justify="end" allowsWrapping={false}>
      <Button
        size="small"
        aria-label={t('limitsOf', { organization: name })}
        onPress={() => onLimits(organization)}
      >
        {t('limits')}
      </Button>
      <Button
        size="small"
        aria-label={t('sales.of', { organization: name })}
        onPress={() => onSales(organization)}
      >
        {t('sales.button')}
      </Button>
    </Inline>
  )
}
