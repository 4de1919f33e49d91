import {
  type AsyncCheck,
  createChecks,
  FormChanges,
  ProfileKit,
  profileRules,
  type SubmissionErrors,
  ValidatedForm,
  type WizardStepProps,
} from '@saywright/forms'
import { Card, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wizardMessages } from './messages/index.js'
import type { PersonValues, WizardValues } from './wizardValues.js'

export type PersonStepProps = Pick<WizardStepProps<WizardValues>, 'values' | 'change' | 'next'> & {
  /** Of the form, for the button that sends it. */
  id: string
  checkCorporateEmail: AsyncCheck
  onSave: (person: PersonValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

/** The requester: the details that make a profile complete, saved before the next step. */
export function PersonStep({ id, values, change, next, checkCorporateEmail, ...on }: PersonStepProps) {
  const t = useMessages(wizardMessages)
  const save = async (person: PersonValues) => {
    const errors = await on.onSave(person)
    if (!errors) next()
    return errors
  }
  return (
    <Stack gap="x3">
      <Text tone="secondary">{t('person.hint')}</Text>
      <Card>
        <ValidatedForm
          id={id}
          rules={profileRules}
          initialValues={values.person}
          checks={() => createChecks({ verified_email: checkCorporateEmail })}
          onSubmit={save}
          onInvalid={on.onInvalid}
          aria-label={t('steps.person')}
        >
          <FormChanges<PersonValues> onChange={(person) => change({ ...values, person })} />
          <ProfileKit hasEmail={false} />
        </ValidatedForm>
      </Card>
    </Stack>
  )
}
