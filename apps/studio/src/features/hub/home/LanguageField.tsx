import { languageLabel } from '@saywright/api/catalogue'
import { fieldNames, useFormField } from '@saywright/forms'
import { Select } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { hubMessages } from '../messages/index.js'
import { hasEngine } from './strictLanguages.js'

const nameOf = fieldNames<{ language: string }>()

/** The language of a new model. Those that no engine here understands say so. */
export function LanguageField({ languages }: { languages: readonly string[] }) {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  const { value, onChange, error } = useFormField(nameOf('language'))
  return (
    <Select
      label={t('create.language')}
      options={languages.map((code) => ({
        value: code,
        label: languageLabel(code, locale),
        ...(hasEngine(code) ? {} : { description: t('create.noEngine') }),
      }))}
      value={value || null}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
