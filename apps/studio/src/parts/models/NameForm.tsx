import type { Shape } from '@saywright/api/contract'
import { type FieldErrors, type SubmissionErrors, ValidatedForm } from '@saywright/forms'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { NameField } from '../NameField.js'
import { isNameTaken, type NamedModel } from './isNameTaken.js'
import { modelsMessages } from './messages.js'

export type NameFormProps<Values extends { name: string }> = {
  id: string
  /** Key under which the draft is stored. */
  name: string
  label: string
  rules: Shape
  initialValues: Values
  models: readonly NamedModel[]
  /** The model being renamed: its own name is not taken. */
  self?: NamedModel
  /** Further errors. */
  check?: (values: Values) => FieldErrors
  onSubmit: (values: Values) => Promise<SubmissionErrors | undefined>
  children?: ReactNode
}

/** A form whose first field is a name that no other model has. */
export function NameForm<Values extends { name: string }>({
  label,
  models,
  self,
  check,
  children,
  ...form
}: NameFormProps<Values>) {
  const t = useMessages(modelsMessages)
  return (
    <ValidatedForm
      {...form}
      aria-label={label}
      compare={(values): FieldErrors => ({
        ...(isNameTaken(values.name, models, self) && { name: 'alreadyExists' }),
        ...check?.(values),
      })}
    >
      <Stack gap="x3">
        <NameField label={t('name')} description={t('nameHint')} autoFocus />
        {children}
      </Stack>
    </ValidatedForm>
  )
}
