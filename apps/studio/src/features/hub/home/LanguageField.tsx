import { hearingOf, languageLabel, languageOf } from '@saywright/api/catalogue'
import type { ModelType } from '@saywright/api/contract'
import { useFormField } from '@saywright/forms'
import { Select } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { hubMessages } from '../messages/index.js'
import { nameOf } from './newModelFields.js'

export type LanguageFieldProps = {
  type: ModelType
  languages: readonly string[]
}

/** The language of a new model. Those that no engine here understands, or by borrowed sounds only, say so. */
export function LanguageField({ type, languages }: LanguageFieldProps) {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  const descriptionOf = (code: string) => {
    const hearing = hearingOf(languageOf(code)?.bcp47 ?? '')
    if (!hearing) return { description: t('create.noEngine') }
    return hearing.isBorrowed ? { description: t('create.borrowed') } : {}
  }
  const { value, onChange, error } = useFormField(nameOf('language'))
  return (
    <Select
      label={t('create.language')}
      options={languages.map((code) => ({
        value: code,
        label: languageLabel(code, locale),
        ...(type === 'voice_commands' ? descriptionOf(code) : {}),
      }))}
      value={value || null}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
