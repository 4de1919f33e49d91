import { industries, label, type Option, wireValue } from '@saywright/api/catalogue'
import { type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { useForm } from 'react-final-form'
import { useFormContext } from '../../core/FormContext.js'
import { fieldNames } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'
import { FormComboBox } from '../../fields/FormComboBox/FormComboBox.js'
import { organizationMessages } from './messages.js'
import type { OrganizationValues } from './organization.js'
import { subIndustriesOf } from './organization.js'

const nameOf = fieldNames<OrganizationValues>()

export const choices = (options: readonly Option[], locale: Locale) =>
  options.map((option) => ({ value: wireValue(option), label: label(option, locale) }))

/** Industry and optional sub-industry. Changing the industry clears the sub-industry. */
export function IndustryFields() {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const { isReadOnly } = useFormContext()
  const form = useForm()
  const { value: chosen = '' } = useFormChoice(nameOf('industry'))
  const parts = subIndustriesOf(chosen)
  const reason = !chosen ? t('subIndustryNeedsIndustry') : parts.length === 0 && t('subIndustryNone')
  return (
    <>
      <FormComboBox
        name={nameOf('industry')}
        label={t('industry')}
        options={choices(industries, locale)}
        order="match"
        placeholder={t(isReadOnly ? 'notGiven' : 'search')}
        onChange={(industry) => {
          const { sub_industry } = form.getState().values as { sub_industry: string }
          const kept = subIndustriesOf(industry ?? '').some((part) => wireValue(part) === sub_industry)
          if (!kept) form.change('sub_industry', '')
        }}
      />
      <FormComboBox
        name={nameOf('sub_industry')}
        label={t('subIndustry')}
        options={choices(parts, locale)}
        order="match"
        placeholder={isReadOnly ? t('notGiven') : ''}
        isOptional={!isReadOnly}
        isDisabled={!isReadOnly && Boolean(reason)}
        description={!isReadOnly && reason}
      />
    </>
  )
}
