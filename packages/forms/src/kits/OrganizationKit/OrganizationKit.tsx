import {
  activities,
  countries,
  countryGroups,
  label,
  organizationSizes,
  wireValue,
} from '@saywright/api/catalogue'
import { Columns } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useForm } from 'react-final-form'
import { useFormContext } from '../../core/FormContext.js'
import { fieldNames } from '../../core/fieldNames.js'
import { FormComboBox } from '../../fields/FormComboBox/FormComboBox.js'
import { FormSegmented } from '../../fields/FormSegmented/FormSegmented.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { CountryKit } from '../CountryKit/CountryKit.js'
import { UrlKit } from '../UrlKit/UrlKit.js'
import { choices, IndustryFields } from './IndustryFields.js'
import { organizationMessages } from './messages.js'
import { NameField } from './NameField.js'
import type { NameCheck } from './nameCheck.js'
import type { OrganizationValues } from './organization.js'

const nameOf = fieldNames<OrganizationValues>()

export type OrganizationKitProps = {
  /** `isFree` of the `createNameCheck` used by the form: whether a name is known to be available. */
  isNameFree?: NameCheck['isFree']
}

/**
 * The fields of an organization. Selected values are submitted in English; a country sets its area, which can
 * be changed.
 */
export function OrganizationKit({ isNameFree }: OrganizationKitProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { isReadOnly } = useFormContext()
  const form = useForm()
  const placeholder = isReadOnly ? { placeholder: t('notGiven') } : {}
  const bringArea = (chosen: string | null) => {
    const country = countries.find((option) => wireValue(option) === chosen)
    const area = countryGroups.find(({ code }) => code === country?.group)
    if (area) form.change('geographic_area', wireValue(area))
  }
  return (
    <Columns count={{ phone: 1, tablet: 2 }}>
      <NameField {...(isNameFree ? { isFree: isNameFree } : {})} />
      <UrlKit {...placeholder} />
      <CountryKit {...placeholder} onChange={bringArea} />
      <FormSelect
        {...placeholder}
        name={nameOf('geographic_area')}
        label={t('area')}
        options={choices(countryGroups, locale)}
      />
      <IndustryFields />
      <FormComboBox
        name={nameOf('business_activity')}
        label={t('activity')}
        options={choices(activities, locale)}
        order="match"
        placeholder={t(isReadOnly ? 'notGiven' : 'search')}
        isOptional={!isReadOnly}
      />
      <FormSegmented
        {...placeholder}
        name={nameOf('size')}
        label={t(isReadOnly ? 'sizeAlone' : 'size')}
        options={organizationSizes.map((size) => ({
          value: wireValue(size),
          label: isReadOnly ? t('sizeOf', { size: label(size, locale) }) : label(size, locale),
        }))}
      />
    </Columns>
  )
}
