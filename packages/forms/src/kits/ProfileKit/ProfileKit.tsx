import { interests, label, type Option, personLabels, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { Columns, Stack } from '@saywright/ui'
import { type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { FormTextField } from '../../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../EmailKit/EmailKit.js'
import { PersonNameKit } from '../PersonNameKit/PersonNameKit.js'
import { PhoneKit } from '../PhoneKit/PhoneKit.js'
import { ProfessionalEmailKit } from '../ProfessionalEmailKit/ProfessionalEmailKit.js'
import { profileMessages } from './messages.js'
import { blankProfile } from './profile.js'

const nameOf = fieldNames(blankProfile)

const choices = (options: readonly Option[], locale: Locale) =>
  options.map((option) => ({ value: wireValue(option), label: label(option, locale) }))

export type ProfileKitProps = {
  /**
   * Whether the e-mail address of the account is shown. Use `false` where it cannot be changed.
   * @default true
   */
  hasEmail?: boolean
}

/**
 * The fields of a profile: name, contact details and use of the product. Selected values are submitted in
 * English.
 */
export function ProfileKit({ hasEmail = true }: ProfileKitProps) {
  const t = useMessages(profileMessages)
  const locale = useLocale()
  return (
    <Stack gap="x4">
      <PersonNameKit />
      <Columns count={{ phone: 1, tablet: hasEmail ? 2 : 1 }}>
        {hasEmail && <EmailKit description={t('emailHint')} />}
        <ProfessionalEmailKit description={t('corporateHint')} />
      </Columns>
      <Columns count={{ phone: 1, tablet: 2 }}>
        <FormSelect
          name={nameOf('person_label')}
          label={t('label')}
          placeholder={t('choose')}
          options={choices(personLabels, locale)}
        />
        <FormSelect
          name={nameOf('interest_in_vdk')}
          label={t('interest')}
          placeholder={t('choose')}
          options={choices(interests, locale)}
        />
      </Columns>
      <Columns count={{ phone: 1, tablet: 2 }}>
        <FormTextField
          name={nameOf('job_title')}
          label={t('jobTitle')}
          autoComplete="organization-title"
          maxLength={limits.freeTextMaxCharacters}
          isOptional
        />
        <PhoneKit />
      </Columns>
    </Stack>
  )
}
