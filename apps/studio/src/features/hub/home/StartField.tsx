import type { ModelTemplateId } from '@saywright/api/contract'
import { RadioGroup } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { hubMessages } from '../messages/index.js'

export type StartFieldProps = {
  /** Templates in the language of the model. */
  templates: readonly ModelTemplateId[]
  /** Absent: the model begins with a small grammar. */
  value: ModelTemplateId | undefined
  onChange: (template: ModelTemplateId | undefined) => void
}

const small = 'small'

/** The initial content of a new model: a small grammar, or a template. */
export function StartField({ templates, value, onChange }: StartFieldProps) {
  const t = useMessages(hubMessages)
  return (
    <RadioGroup
      label={t('create.start')}
      value={value ?? small}
      onChange={(chosen) => onChange(chosen === small ? undefined : chosen)}
      options={[
        {
          value: small,
          label: t('create.templates.small.name'),
          description: t('create.templates.small.about'),
        },
        ...templates.map((id) => ({
          value: id,
          label: t(`create.templates.${id}.name`),
          description: t(`create.templates.${id}.about`),
        })),
      ]}
    />
  )
}
