import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { EmailKit, type EmailKitProps } from '../EmailKit/EmailKit.js'
import { professionalEmailMessages } from './messages.js'

const nameOf = fieldNames<{ verified_email: string }>()

export type ProfessionalEmailKitProps = EmailKitProps

/** A company address, the field `verified_email`. The form refuses webmail when it has a `professionalEmailCheck`. */
export function ProfessionalEmailKit({
  name = nameOf('verified_email'),
  ...rest
}: ProfessionalEmailKitProps) {
  const t = useMessages(professionalEmailMessages)
  return <EmailKit label={t('label')} autoComplete="work email" {...rest} name={name} />
}
