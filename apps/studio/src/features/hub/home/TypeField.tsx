import { isTypeCovered, type ModelType, modelTypes, type ProjectTag } from '@saywright/api/contract'
import { useFormField } from '@saywright/forms'
import { RadioGroup } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { openedBy } from '../../../parts/models/openedBy.js'
import { hubMessages } from '../messages/index.js'
import { firstLanguage, nameOf } from './newModelFields.js'

export type TypeFieldProps = {
  value: ModelType
  tags: readonly ProjectTag[]
  onChange: (type: ModelType) => void
}

/** The type of a new model; those whose technology is not the project's say so. Its languages are others then. */
export function TypeField({ value, tags, onChange }: TypeFieldProps) {
  const t = useMessages(hubMessages)
  const ofKind = useKindTexts()
  const locale = useLocale()
  const language = useFormField(nameOf('language'))
  return (
    <RadioGroup
      label={t('create.type')}
      value={value}
      onChange={(type) => {
        onChange(type)
        language.onChange(firstLanguage(type, tags))
      }}
      options={modelTypes.map((type) => ({
        value: type,
        label: ofKind(type)('name'),
        isDisabled: !isTypeCovered(type, tags),
        description: isTypeCovered(type, tags)
          ? ofKind(type)('about')
          : t('create.notDelivered', { useCases: openedBy(type, locale) }),
      }))}
    />
  )
}
