import type { Organization } from '@saywright/api/contract'
import { Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { organizationMessages } from '../messages/index.js'
import { furtherValues } from './further.js'

const shown = [
  'email_pro',
  'linkedin',
  'postal_address',
  'currency',
  'siren',
  'naf',
  'vat',
  'jurisdiction_code',
  'incorporated_on',
  'description',
] as const

/** Further details of an organization, read-only; renders nothing without any. */
export function FurtherFacts({ organization }: { organization: Organization }) {
  const t = useMessages(organizationMessages)
  const values = furtherValues(organization)
  if (shown.every((field) => values[field] === '')) return null
  return (
    <Card title={t('further.title')} level={3}>
      <FactList facts={shown.map((field) => [t(`further.${field}`), values[field] || undefined] as const)} />
    </Card>
  )
}
