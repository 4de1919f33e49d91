import { languageLabel } from '@saywright/api/catalogue'
import type { ModelType } from '@saywright/api/contract'
import { useFormField } from '@saywright/forms'
import { Select } from '@saywright/ui'
import { useLocale, useMessages, useTranslate } from '@saywright/ui/i18n'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { hubMessages } from '../messages/index.js'
import { nameOf } from './newModelFields.js'

export type LanguageFieldProps = {
  type: ModelType
  languages: readonly string[]
}

/** The language of a new model, with its hint. */
export function LanguageField({ type, languages }: LanguageFieldProps) {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  const translate = useTranslate()
  const descriptionOf = (code: string) => {
    const description = studioKindOf(type).languageHint?.(code, translate)
    return description ? { description } : {}
  }
  const { value, onChange, error } = useFormField(nameOf('language'))
  return (
    <Select
      label={t('create.language')}
      options={languages.map((code) => ({
        value: code,
        label: languageLabel(code, locale),
        ...descriptionOf(code),
      }))}
      value={value || null}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
