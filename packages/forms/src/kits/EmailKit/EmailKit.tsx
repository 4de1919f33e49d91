import { useMessages } from '@saywright/ui/i18n'
import { KitTextField, type KitTextFieldProps } from '../../fields/KitTextField/KitTextField.js'
import { emailMessages } from './messages.js'

export type EmailKitProps = Partial<KitTextFieldProps>

/** An e-mail address: the right keyboard, no spelling help, filled in by the browser. */
export function EmailKit({ name = 'email', ...rest }: EmailKitProps) {
  const t = useMessages(emailMessages)
  return (
    <KitTextField
      label={t('label')}
      type="email"
      autoComplete="email"
      spellCheck="false"
      {...rest}
      name={name}
    />
  )
}
