import type { Project } from '@saywright/api/contract'
import {
  DiscardGuard,
  type FormHandle,
  type GuardState,
  ProjectKit,
  type ProjectValues,
  projectRules,
  projectValues,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { Box, Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useRef } from 'react'
import { FormFooter } from '../../../../parts/FormFooter.js'
import { factsOf } from './factsOf.js'
import { detailsMessages } from './messages.js'

export type DetailsFormProps = {
  project: Project
  onSave: (values: ProjectValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  guard: GuardState
}

/** The details of a project, to be edited by an administrator. */
export function DetailsForm({ project, onSave, onInvalid, guard }: DetailsFormProps) {
  const t = useMessages(detailsMessages)
  const form = useRef<FormHandle<ProjectValues>>(undefined)
  const save = async (values: ProjectValues) => {
    const errors = await onSave(values)
    // From here on these are the saved values, which a discard restores.
    if (!errors) form.current?.initialize(values)
    return errors
  }
  return (
    <ValidatedForm
      name={`project-${project.id}`}
      rules={projectRules}
      initialValues={projectValues(project)}
      formRef={(made) => {
        form.current = made
      }}
      onSubmit={save}
      onInvalid={onInvalid}
      aria-label={t('title')}
    >
      <Card title={t('title')} isFlush>
        <Box padding="card">
          <ProjectKit facts={factsOf(project)} />
        </Box>
        <FormFooter
          note={t('note')}
          discardLabel={t('discard')}
          saveLabel={t('save')}
          savingLabel={t('saving')}
        />
      </Card>
      <DiscardGuard guard={guard} />
    </ValidatedForm>
  )
}
