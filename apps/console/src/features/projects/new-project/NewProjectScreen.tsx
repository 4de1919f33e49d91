import { createProject, limits } from '@saywright/api/contract'
import {
  type AsyncCheck,
  createChecks,
  type FieldErrors,
  FormTextField,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Card, Inline, Page, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'

const nameOf = fieldNames<{ title: string; organization_name: string }>()

export type NewProject = { title: string; organization_name: string }

export type NewProjectScreenProps = {
  /** The organization that the project will belong to; absent when this project founds one. */
  organization: string | undefined
  /** Whether an organization of a name exists already. */
  checkOrganizationName: AsyncCheck['run']
  onCreate: (project: NewProject) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onCancel: () => void
}

/** The call takes either organization; this form always needs one. */
function organizationNamed({ organization_name }: NewProject): FieldErrors {
  return organization_name.trim() === '' ? { organization_name: 'required' } : {}
}

/** A project in its plainest form: a title, and for the first one the organization. */
export function NewProjectScreen({
  organization,
  checkOrganizationName,
  onCreate,
  onInvalid,
  onCancel,
}: NewProjectScreenProps) {
  const t = useMessages(projectsMessages)
  const forgetDraft = useForgetDraft('new-project')
  const title = t(organization ? 'newProject.title' : 'newProject.firstTitle')
  return (
    <Page
      title={title}
      description={organization ? t('newProject.leadKnown', { organization }) : t('newProject.lead')}
    >
      <Card>
        <ValidatedForm
          name="new-project"
          rules={rulesOf(createProject)}
          initialValues={{ title: '', organization_name: organization ?? '' }}
          compare={organizationNamed}
          checks={() =>
            createChecks(
              organization ? {} : { organization_name: { run: checkOrganizationName, onFailure: 'valid' } },
            )
          }
          onSubmit={onCreate}
          onInvalid={onInvalid}
          aria-label={title}
        >
          <Stack gap="x4">
            {!organization && (
              <FormTextField
                name={nameOf('organization_name')}
                label={t('newProject.organization')}
                description={t('newProject.organizationHint')}
                autoComplete="organization"
                maxLength={limits.nameMaxCharacters}
              />
            )}
            <FormTextField
              name={nameOf('title')}
              label={t('newProject.projectTitle')}
              description={t('newProject.titleHint')}
              autoComplete="off"
              maxLength={limits.nameMaxCharacters}
            />
            <Inline justify="end">
              <Button
                onPress={() => {
                  forgetDraft()
                  onCancel()
                }}
              >
                {t('newProject.cancel')}
              </Button>
              <SubmitButton pendingLabel={t('newProject.submitting')}>{t('newProject.submit')}</SubmitButton>
            </Inline>
          </Stack>
        </ValidatedForm>
      </Card>
    </Page>
  )
}
