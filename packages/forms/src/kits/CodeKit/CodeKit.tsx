import { useMessages } from '@saywright/ui/i18n'
import { useFormState } from 'react-final-form'
import { type FieldName, fieldNames } from '../../core/fieldNames.js'
import { useFormField } from '../../core/useFormField.js'
import { useSecret } from '../../core/useSecret.js'
import { CodeField, type CodeFieldProps } from '../../fields/CodeField/CodeField.js'
import { codeMessages } from './messages.js'

const nameOf = fieldNames<{ code: string }>()

export type CodeKitProps = Omit<
  CodeFieldProps,
  'label' | 'value' | 'onChange' | 'onComplete' | 'error' | 'isPending' | 'name' | 'onBlur' | 'onFocus'
> & {
  name?: FieldName<string>
  label?: string
  /** Sends the form as soon as the last box is filled. */
  isSentWhenComplete?: boolean
}

const subscription = { submitting: true } as const

/** The code of a mail or a message: six boxes, the field `code`. It waits while the form is being sent. */
export function CodeKit({
  name = nameOf('code'),
  label,
  isReadOnly,
  isSentWhenComplete,
  ...rest
}: CodeKitProps) {
  const t = useMessages(codeMessages)
  useSecret(name)
  const { submitting } = useFormState({ subscription })
  const { isChecking: _, isReadOnly: isFormReadOnly, ...field } = useFormField(name, { invalid: t('failed') })
  return (
    <CodeField
      {...rest}
      {...field}
      label={label ?? t('label')}
      isPending={submitting}
      isReadOnly={isReadOnly ?? isFormReadOnly}
      {...(isSentWhenComplete && { onComplete: (input: HTMLInputElement) => input.form?.requestSubmit() })}
    />
  )
}
