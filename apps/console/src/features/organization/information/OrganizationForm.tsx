import { saveOrganization } from '@saywright/api/contract'
import {
  type AskAboutName,
  createChecks,
  createNameCheck,
  DiscardGuard,
  type FormHandle,
  type GuardState,
  OrganizationKit,
  type OrganizationValues,
  rulesOf,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { Box, Card, Stack } from '@saywright/ui'
import { type ReactNode, useRef, useState } from 'react'
import { FormFooter, type FormFooterProps } from '../../../parts/FormFooter.js'
import { type FurtherValues, furtherFaults, furtherValues } from './further.js'

/** With the further details, where the form has them. */
export type OrganizationFormValues = OrganizationValues & Partial<FurtherValues>

export type OrganizationFormProps = {
  title: string
  description?: string
  /** Key under which the draft is stored. */
  name: string
  /** Of its title among the headings of the page. */
  level?: 2 | 3
  /** Stands above the fields. */
  head?: ReactNode
  initialValues: OrganizationFormValues
  /** Stands below the fields: what may be said besides. */
  more?: ReactNode
  /** Whether an organization of a name exists. */
  askName: AskAboutName
  onSave: (values: OrganizationFormValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  guard: GuardState
  footer: FormFooterProps
}

type Form = FormHandle<OrganizationFormValues>

/** The details of an organization, to be edited by an administrator. */
export function OrganizationForm({
  title,
  description,
  level = 3,
  name,
  head,
  initialValues,
  more,
  askName,
  onSave,
  onInvalid,
  guard,
  footer,
}: OrganizationFormProps) {
  const [{ check, isFree }] = useState(() => createNameCheck(askName, initialValues.name))
  const form = useRef<Form>(undefined)
  const save = async (values: OrganizationFormValues) => {
    const errors = await onSave(values)
    // From here on these are the saved values, which a discard restores.
    if (!errors) form.current?.initialize(values)
    return errors
  }
  return (
    <ValidatedForm
      name={name}
      rules={rulesOf(saveOrganization)}
      initialValues={initialValues}
      compare={(values) => furtherFaults({ ...furtherValues({}), ...values })}
      checks={() => createChecks({ name: check })}
      formRef={(made) => {
        form.current = made
      }}
      onSubmit={save}
      onInvalid={onInvalid}
      aria-label={title}
    >
      <Card title={title} level={level} {...(description ? { description } : {})} isFlush>
        {head}
        <Box padding="card">
          <Stack gap="x3">
            <OrganizationKit isNameFree={isFree} />
            {more}
          </Stack>
        </Box>
        <FormFooter {...footer} />
      </Card>
      <DiscardGuard guard={guard} />
    </ValidatedForm>
  )
}
