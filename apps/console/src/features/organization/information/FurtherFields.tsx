import { limits } from '@saywright/api/contract'
import {
  EmailKit,
  FormMaskedField,
  FormTextArea,
  FormTextField,
  fieldNames,
  masks,
  SirenKit,
} from '@saywright/forms'
import { Columns, Divider, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import type { FurtherValues } from './further.js'

const nameOf = fieldNames<FurtherValues>()

/** Further details of an organization, all of them optional. */
export function FurtherFields() {
  const t = useMessages(organizationMessages)
  const text = { autoComplete: 'off', isOptional: true, maxLength: limits.freeTextMaxCharacters }
  return (
    <Stack gap="x3">
      <Divider />
      <Stack gap="x05">
        <Heading level={4}>{t('further.title')}</Heading>
        <Text variant="bodySmall" tone="secondary">
          {t('further.text')}
        </Text>
      </Stack>
      <Columns count={{ phone: 1, tablet: 2 }}>
        <EmailKit name={nameOf('email_pro')} label={t('further.email_pro')} autoComplete="off" isOptional />
        <FormTextField {...text} name={nameOf('linkedin')} label={t('further.linkedin')} inputMode="url" />
        <FormTextField {...text} name={nameOf('postal_address')} label={t('further.postal_address')} />
        <FormTextField {...text} name={nameOf('currency')} label={t('further.currency')} />
        <SirenKit isOptional />
        <FormTextField {...text} name={nameOf('naf')} label={t('further.naf')} />
        <FormTextField {...text} name={nameOf('vat')} label={t('further.vat')} />
        <FormTextField {...text} name={nameOf('jurisdiction_code')} label={t('further.jurisdiction_code')} />
        <FormMaskedField
          name={nameOf('incorporated_on')}
          mask={masks.date}
          label={t('further.incorporated_on')}
          description={t('further.dayHint')}
          words={{ invalid: t('further.wrongDay') }}
          autoComplete="off"
          isOptional
        />
      </Columns>
      <FormTextArea
        name={nameOf('description')}
        label={t('further.description')}
        maxLength={limits.messageMaxCharacters}
        isOptional
      />
    </Stack>
  )
}
