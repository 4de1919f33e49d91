import { useMessages } from '@saywright/ui/i18n'
import { KitTextField, type KitTextFieldProps } from '../../fields/KitTextField/KitTextField.js'
import { kitMessages } from '../../messages/index.js'

export type EmailKitProps = Partial<KitTextFieldProps>

/** An e-mail address: the right keyboard, no spelling help, filled in by the browser. */
export function EmailKit({ name = 'email', ...rest }: EmailKitProps) {
  const t = useMessages(kitMessages)
  return (
    <KitTextField
      label={t('email.label')}
      type="email"
      autoComplete="email"
      spellCheck="false"
      {...rest}
      name={name}
    />
  )
}
