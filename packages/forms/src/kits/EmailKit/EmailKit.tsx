import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormTextField, type FormTextFieldProps } from '../../fields/FormTextField/FormTextField.js'
import { emailMessages } from './messages.js'

const nameOf = fieldNames<{ email: string }>()

export type EmailKitProps = Partial<FormTextFieldProps>

/** An e-mail field with the matching keyboard, without spell checking, and with autofill. */
export function EmailKit({ name = nameOf('email'), ...rest }: EmailKitProps) {
  const t = useMessages(emailMessages)
  return (
    <FormTextField
      label={t('label')}
      type="email"
      autoComplete="email"
      spellCheck="false"
      {...rest}
      name={name}
    />
  )
}
