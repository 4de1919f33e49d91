import {
  type AsyncCheck,
  createChecks,
  FormChanges,
  newProjectRules,
  ProjectKit,
  type SubmissionErrors,
  ValidatedForm,
  type WizardStepProps,
} from '@saywright/forms'
import { Card, Divider, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wizardMessages } from './messages/index.js'
import { OrganizationFields, type OwnOrganization } from './OrganizationFields.js'
import { organizationFaults } from './organizationRules.js'
import type { DetailsValues, WizardValues } from './wizardValues.js'

export type DetailsStepProps = Pick<WizardStepProps<WizardValues>, 'values' | 'change' | 'next'> & {
  /** Of the form, for the button that sends it. */
  id: string
  /** Organizations that the user administers; empty for a first project. */
  organizations: readonly OwnOrganization[]
  checkCorporateEmail: AsyncCheck
  checkOrganizationName: AsyncCheck
  /** Absent for an installation without such a page. */
  meetingHref?: string | undefined
  onSubmit: (values: WizardValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

/** The details of the project and its organization, sent as the request. */
export function DetailsStep({
  id,
  values,
  change,
  next,
  organizations,
  meetingHref,
  onSubmit,
  ...rest
}: DetailsStepProps) {
  const t = useMessages(wizardMessages)
  const isFirst = organizations.length === 0
  const askedOf = ({ organization_id }: DetailsValues) => {
    if (isFirst) return 'new'
    return organizations.find(({ id }) => String(id) === organization_id)?.isUnnamed ? 'name' : 'choice'
  }
  const isNamed = organizations.every(({ isUnnamed }) => !isUnnamed)
  const submit = async (details: DetailsValues) => {
    const errors = await onSubmit({ ...values, details })
    if (!errors) next()
    return errors
  }
  return (
    <Stack gap="x3">
      <Text tone="secondary">{t('details.hint')}</Text>
      <Card>
        <ValidatedForm
          id={id}
          rules={newProjectRules}
          compare={(details) => organizationFaults(details, askedOf(details))}
          initialValues={values.details}
          checks={() =>
            createChecks(
              isFirst
                ? { organization_name: rest.checkOrganizationName, email_pro: rest.checkCorporateEmail }
                : isNamed
                  ? {}
                  : { organization_name: rest.checkOrganizationName },
            )
          }
          onSubmit={submit}
          onInvalid={rest.onInvalid}
          aria-label={t('steps.details')}
        >
          <FormChanges<DetailsValues> onChange={(details) => change({ ...values, details })} />
          <Stack gap="x4">
            <OrganizationFields organizations={organizations} chosenId={values.details.organization_id} />
            <Divider />
            <ProjectKit />
          </Stack>
        </ValidatedForm>
      </Card>
      {meetingHref && (
        <Text tone="secondary">
          {t('details.meeting')}{' '}
          <Link href={meetingHref} isExternal>
            {t('details.bookMeeting')}
          </Link>
        </Text>
      )}
    </Stack>
  )
}
