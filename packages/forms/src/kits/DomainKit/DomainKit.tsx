import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormTextField } from '../../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../EmailKit/EmailKit.js'
import { domainMessages } from './messages.js'

const nameOf = fieldNames<{ name: string; verification_email: string }>()

export type DomainKitProps = {
  /**
   * Whether the values can be read and copied, but not changed.
   * @default `isReadOnly` of the form
   */
  isReadOnly?: boolean
}

/** The fields `name`, a domain, and `verification_email`, an address to verify it. */
export function DomainKit({ isReadOnly }: DomainKitProps) {
  const t = useMessages(domainMessages)
  const readOnly = isReadOnly === undefined ? {} : { isReadOnly }
  return (
    <>
      <FormTextField
        {...readOnly}
        name={nameOf('name')}
        label={t('label')}
        description={t('description')}
        words={{ alreadyExists: t('known') }}
        placeholder="example.com"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
      />
      <EmailKit
        {...readOnly}
        name={nameOf('verification_email')}
        label={t('email')}
        description={t('emailDescription')}
      />
    </>
  )
}
