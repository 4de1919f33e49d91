import { countries, labelOf } from '@saywright/api/catalogue'
import type { MemberRole, Organization } from '@saywright/api/contract'
import { Heading, StatusBadge, Tag, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { OrganizationTile } from '../../../parts/OrganizationTile.js'
import { organizationMessages } from '../messages/index.js'
import { facts, head, words } from './OrganizationHeader.css.js'

export type OrganizationHeaderProps = {
  organization: Organization
  /** Address of its logo. */
  logo?: string | undefined
  /** Of the person who looks. */
  role: MemberRole | undefined
}

/** The organization of the tabs below, and the role of the user in it. */
export function OrganizationHeader({ organization, logo, role }: OrganizationHeaderProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { name, country, members, user_seats: seats } = organization
  const isVerified = organization.status === 'verified'
  return (
    <div className={head}>
      <OrganizationTile name={name} src={logo} size={48} />
      <div className={words}>
        <Heading level={2} variant="result">
          {name}
        </Heading>
        <div className={facts}>
          <StatusBadge status={isVerified ? 'done' : 'waiting'}>
            {t(isVerified ? 'header.verified' : 'header.unverified')}
          </StatusBadge>
          {country && (
            <Text as="span" tone="secondary">
              {labelOf(countries, country, locale)}
            </Text>
          )}
          {seats && (
            <Text as="span" tone="secondary">
              {t('header.seats', { used: members.length, seats })}
            </Text>
          )}
        </div>
      </div>
      {role && <Tag>{t(`header.role.${role}`)}</Tag>}
    </div>
  )
}
