import { useMessages } from '@saywright/ui/i18n'
import { useFormState } from 'react-final-form'
import { type FieldName, fieldNames } from '../../core/fieldNames.js'
import { useFormField } from '../../core/useFormField.js'
import { useSecret } from '../../core/useSecret.js'
import { CodeField, type CodeFieldProps } from '../../fields/CodeField/CodeField.js'
import { codeMessages } from '../../fields/CodeField/messages.js'

const nameOf = fieldNames<{ code: string }>()

export type CodeKitProps = Omit<
  CodeFieldProps,
  'label' | 'value' | 'onChange' | 'onComplete' | 'error' | 'isPending' | 'name' | 'onBlur' | 'onFocus'
> & {
  name?: FieldName<string>
  label?: string
  /**
   * Whether the form is submitted as soon as the last box is filled.
   * @default false
   */
  isSentWhenComplete?: boolean
}

const subscription = { submitting: true } as const

/**
 * The field `code`: a code of six characters, sent by e-mail or text message. It is pending while the form is
 * submitted.
 */
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
