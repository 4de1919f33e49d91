import type { Shape, VoiceCommandModelSummary } from '@saywright/api/contract'
import { limits } from '@saywright/api/contract'
import {
  type FieldErrors,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { hubMessages } from '../messages/index.js'
import { isNameTaken } from './isNameTaken.js'

const nameOf = fieldNames<{ name: string }>()

export type NameFormProps<Values extends { name: string }> = {
  id: string
  /** Under which what is typed is kept. */
  name: string
  label: string
  rules: Shape
  initialValues: Values
  models: readonly VoiceCommandModelSummary[]
  /** The model being renamed: its own name is not taken. */
  self?: number
  onSubmit: (values: Values) => Promise<SubmissionErrors | undefined>
  children?: ReactNode
}

/** A form whose first field is a name that no other model has. */
export function NameForm<Values extends { name: string }>({
  label,
  models,
  self,
  children,
  ...form
}: NameFormProps<Values>) {
  const t = useMessages(hubMessages)
  return (
    <ValidatedForm
      {...form}
      aria-label={label}
      compare={({ name }): FieldErrors => (isNameTaken(name, models, self) ? { name: 'alreadyExists' } : {})}
    >
      <Stack gap="x3">
        <FormTextField
          name={nameOf('name')}
          label={t('create.name')}
          description={t('create.nameHint')}
          autoComplete="off"
          maxLength={limits.nameMaxCharacters}
          autoFocus
        />
        {children}
      </Stack>
    </ValidatedForm>
  )
}
