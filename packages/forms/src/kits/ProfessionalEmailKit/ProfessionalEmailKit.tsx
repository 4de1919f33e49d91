import { useMessages } from '@saywright/ui/i18n'
import { kitMessages } from '../../messages/index.js'
import { EmailKit, type EmailKitProps } from '../EmailKit/EmailKit.js'

export type ProfessionalEmailKitProps = EmailKitProps

/** A company address, the field `verified_email`. The form refuses webmail when it has a `professionalEmailCheck`. */
export function ProfessionalEmailKit({ name = 'verified_email', ...rest }: ProfessionalEmailKitProps) {
  const t = useMessages(kitMessages)
  return <EmailKit label={t('professionalEmail.label')} autoComplete="work email" {...rest} name={name} />
}
