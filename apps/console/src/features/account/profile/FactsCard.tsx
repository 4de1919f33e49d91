import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import type { User } from '@saywright/api/contract'
import { Card } from '@saywright/ui'
import { formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { profileMessages } from './messages.js'

export type FactsCardProps = {
  user: User
  /** The one in focus. */
  organization: User['organizations'][number] | undefined
}

/** Facts of an account that others decide. */
export function FactsCard({ user, organization }: FactsCardProps) {
  const t = useMessages(profileMessages)
  const locale = useLocale()
  return (
    <Card title={t('facts.title')} isQuiet>
      <FactList
        facts={[
          [t('facts.organization'), organization?.name],
          [t('facts.role'), organization && labelOf(organizationRoles, organization.role, locale)],
          [t('facts.since'), formatDate(user.created_at)],
          [t('facts.sales'), user.sales_email ?? undefined],
        ]}
      />
    </Card>
  )
}
