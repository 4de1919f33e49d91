import { displayedName, type Organization } from '@saywright/api/contract'
import { Avatar, Card, Inline, Stack, Text } from '@saywright/ui'
import { formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { organizationMessages } from '../messages/index.js'
import { roleIn } from '../roleIn.js'

export type OrganizationFactsProps = {
  organization: Organization
  /** Of the person who looks. */
  userId: number | undefined
}

/** Facts of an organization that others decide, and its administrators. Unknown facts take no line. */
export function OrganizationFacts({ organization, userId }: OrganizationFactsProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { members, user_seats: seats, customer, projects, sales_representative, created_at } = organization
  const used = members.length
  return (
    <Stack gap="x3">
      <Card title={t('facts.title')} level={3} isQuiet>
        <FactList
          facts={[
            [t('facts.customer'), customer ? t(`facts.is${customer}`) : undefined],
            [t('facts.seats'), seats ? t('facts.seatsOf', { used, seats }) : String(used)],
            [
              t(roleIn(organization, userId) === 'guest' ? 'facts.ownProjects' : 'facts.projects'),
              projects ? String(projects.length) : undefined,
            ],
            [t('facts.sales'), sales_representative ?? undefined],
            [t('facts.created'), created_at ? formatDate(created_at) : undefined],
          ]}
        />
      </Card>
      <Card title={t('facts.administrators')} level={3} isQuiet>
        <Stack as="ul" role="list" gap="x2">
          {(organization.administrators ?? []).map((person) => (
            <li key={person.id}>
              <Inline gap="x2" allowsWrapping={false}>
                <Avatar
                  name={`${person.first_name} ${person.last_name}`}
                  isQuiet={person.id !== userId}
                  isDecorative
                />
                <Text>{displayedName(person, locale)}</Text>
                {person.id === userId && (
                  <Text as="span" variant="caption" tone="secondary">
                    {t('you')}
                  </Text>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
