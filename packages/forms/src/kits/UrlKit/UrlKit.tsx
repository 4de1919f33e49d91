import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormTextField, type FormTextFieldProps } from '../../fields/FormTextField/FormTextField.js'
import { urlMessages } from './messages.js'

const nameOf = fieldNames<{ website_url: string }>()

export type UrlKitProps = Partial<FormTextFieldProps>

/**
 * The field `website_url` with the matching keyboard and without spell checking. The protocol may be omitted.
 */
export function UrlKit({ name = nameOf('website_url'), ...rest }: UrlKitProps) {
  const t = useMessages(urlMessages)
  return (
    <FormTextField
      label={t('label')}
      placeholder="example.com"
      inputMode="url"
      autoComplete="url"
      spellCheck="false"
      {...rest}
      name={name}
    />
  )
}
