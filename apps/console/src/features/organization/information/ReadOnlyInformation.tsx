import { type Organization, saveOrganization } from '@saywright/api/contract'
import { OrganizationKit, organizationValues, rulesOf, ValidatedForm } from '@saywright/forms'
import { Card, Icon, Tag } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Lock } from 'lucide-react'
import { organizationMessages } from '../messages/index.js'

const nothing = async () => undefined

/** The same fields for anyone who may only read them. */
export function ReadOnlyInformation({ organization }: { organization: Organization }) {
  const t = useMessages(organizationMessages)
  return (
    <Card
      title={t('information.title')}
      level={3}
      actions={
        <Tag tone="neutral" icon={<Icon of={Lock} size={14} />}>
          {t('readOnly.tag')}
        </Tag>
      }
    >
      <ValidatedForm
        // Read-only fields keep their initial values.
        key={organization.updated_at}
        rules={rulesOf(saveOrganization)}
        initialValues={organizationValues(organization)}
        onSubmit={nothing}
        isReadOnly
        aria-label={t('information.title')}
      >
        <OrganizationKit />
      </ValidatedForm>
    </Card>
  )
}
