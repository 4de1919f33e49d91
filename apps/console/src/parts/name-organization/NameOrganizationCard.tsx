import { limits, object, plainName } from '@saywright/api/contract'
import {
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Card, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { nameOrganizationMessages } from './messages.js'

type Values = { name: string }

const rules = object({ name: plainName('Lumière Instruments') })
const blank: Values = { name: '' }
const nameOf = fieldNames<Values>()

export type NameOrganizationCardProps = {
  /** Its current name. */
  name: string
  onSave: (name: string) => Promise<SubmissionErrors | undefined>
  /** The form was sent with a fault in it. */
  onInvalid: () => void
}

/** Offers the name of an organization that was made without asking for one. */
export function NameOrganizationCard({ name, onSave, onInvalid }: NameOrganizationCardProps) {
  const t = useMessages(nameOrganizationMessages)
  return (
    <Card title={t('title')}>
      <ValidatedForm
        name="organization-name"
        rules={rules}
        initialValues={blank}
        onSubmit={(values: Values) => onSave(values.name.trim())}
        onInvalid={onInvalid}
        aria-label={t('title')}
      >
        <Stack gap="x2" align="start">
          <Text tone="secondary">{t('text', { name })}</Text>
          <FormTextField
            name={nameOf('name')}
            label={t('label')}
            autoComplete="organization"
            maxLength={limits.nameMaxCharacters}
            isRequired
          />
          <SubmitButton pendingLabel={t('saving')}>{t('save')}</SubmitButton>
        </Stack>
      </ValidatedForm>
    </Card>
  )
}
