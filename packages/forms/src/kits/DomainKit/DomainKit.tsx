import { useMessages } from '@saywright/ui/i18n'
import { KitTextField } from '../../fields/KitTextField/KitTextField.js'
import { kitMessages } from '../../messages/index.js'
import { EmailKit } from '../EmailKit/EmailKit.js'

export type DomainKitProps = { isReadOnly?: boolean }

/** The fields `name`, a domain, and `verification_email`, an address that proves it. */
export function DomainKit({ isReadOnly }: DomainKitProps) {
  const t = useMessages(kitMessages)
  const readOnly = isReadOnly === undefined ? {} : { isReadOnly }
  return (
    <>
      <KitTextField
        {...readOnly}
        name="name"
        label={t('domain.label')}
        description={t('domain.description')}
        placeholder="example.com"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
      />
      <EmailKit
        {...readOnly}
        name="verification_email"
        label={t('domain.email')}
        description={t('domain.emailDescription')}
      />
    </>
  )
}
