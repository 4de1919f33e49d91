import { languageLabel } from '@saywright/api/catalogue'
import type { ModelType } from '@saywright/api/contract'
import { useFormField } from '@saywright/forms'
import { Select } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { hubMessages } from '../messages/index.js'
import { hasEngine } from './hasEngine.js'
import { nameOf } from './newModelFields.js'

export type LanguageFieldProps = {
  type: ModelType
  languages: readonly string[]
}

/** The language of a new model. Those that no engine here understands say so. */
export function LanguageField({ type, languages }: LanguageFieldProps) {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  const { value, onChange, error } = useFormField(nameOf('language'))
  return (
    <Select
      label={t('create.language')}
      options={languages.map((code) => ({
        value: code,
        label: languageLabel(code, locale),
        ...(type === 'voice_commands' && !hasEngine(code) ? { description: t('create.noEngine') } : {}),
      }))}
      value={value || null}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
