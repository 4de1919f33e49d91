import { blankOrganization } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import { OrganizationForm, type OrganizationFormProps } from './OrganizationForm.js'

export type NewOrganizationScreenProps = Pick<OrganizationFormProps, 'askName' | 'onInvalid' | 'guard'> & {
  onCreate: OrganizationFormProps['onSave']
  /** Whether the user has an organization already. */
  isAnother?: boolean
}

/** To found an organization, and be its administrator. */
export function NewOrganizationScreen({ onCreate, isAnother = false, ...form }: NewOrganizationScreenProps) {
  const t = useMessages(organizationMessages)
  return (
    <OrganizationForm
      {...form}
      name="new-organization"
      level={2}
      title={t(isAnother ? 'another.title' : 'create.title')}
      description={t('create.text')}
      initialValues={blankOrganization}
      onSave={onCreate}
      footer={{
        note: t(isAnother ? 'another.note' : 'create.note'),
        discardLabel: t('information.discard'),
        saveLabel: t('create.save'),
        savingLabel: t('create.saving'),
      }}
    />
  )
}
