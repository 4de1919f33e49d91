import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useFormContext } from '../../core/FormContext.js'
import { fieldNames } from '../../core/fieldNames.js'
import { FormComboBox, type FormComboBoxProps } from '../../fields/FormComboBox/FormComboBox.js'
import { countryChoices } from './countryChoices.js'
import { countryMessages } from './messages.js'

const nameOf = fieldNames<{ country: string }>()

export type CountryKitProps = Partial<Omit<FormComboBoxProps, 'options' | 'order'>>

/** The field `country`: a country found by any part of its name and submitted in English. */
export function CountryKit({ name = nameOf('country'), ...rest }: CountryKitProps) {
  const t = useMessages(countryMessages)
  const locale = useLocale()
  const { isReadOnly } = useFormContext()
  const options = useMemo(() => countryChoices(locale), [locale])
  return (
    <FormComboBox
      label={t('label')}
      placeholder={isReadOnly || rest.isReadOnly ? '' : t('placeholder')}
      {...rest}
      name={name}
      options={options}
      order="match"
    />
  )
}
