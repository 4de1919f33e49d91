import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { EmailKit, type EmailKitProps } from '../EmailKit/EmailKit.js'
import { professionalEmailMessages } from './messages.js'

const nameOf = fieldNames<{ verified_email: string }>()

export type ProfessionalEmailKitProps = EmailKitProps

/**
 * The field `verified_email`, a company address. With `professionalEmailCheck` the form rejects public e-mail
 * providers.
 */
export function ProfessionalEmailKit({
  name = nameOf('verified_email'),
  ...rest
}: ProfessionalEmailKitProps) {
  const t = useMessages(professionalEmailMessages)
  return <EmailKit label={t('label')} autoComplete="work email" {...rest} name={name} />
}
