import type { Loadable, ModelTemplate, ModelTemplateId, ModelType } from '@saywright/api/contract'
import { useFormField } from '@saywright/forms'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { nameOf } from './newModelFields.js'
import { StartField } from './StartField.js'
import { TemplatePreview } from './TemplatePreview.js'

/** The chosen template, with the language at that time. */
export type ChosenTemplate = { readonly id: ModelTemplateId; readonly language: string }

export type ModelStartProps = {
  type: ModelType
  chosen: ChosenTemplate | undefined
  /** Absent before they are requested. */
  templates: Loadable<readonly ModelTemplate[]> | undefined
  onChange: (chosen: ChosenTemplate | undefined) => void
}

/** The initial content of a new model, where there is a choice in its language. Another language resets it. */
export function ModelStart({ type, chosen, templates, onChange }: ModelStartProps) {
  const { value: language } = useFormField(nameOf('language'))
  const offered = studioKindOf(type).templatesIn?.(language) ?? []
  if (offered.length === 0) return null
  const id = templateOf(chosen, language)
  return (
    <>
      <StartField
        templates={offered}
        value={id}
        onChange={(template) => onChange(template && { id: template, language })}
      />
      {id && templates && <TemplatePreview id={id} templates={templates} />}
    </>
  )
}

/** The template that was chosen, if it was for this language. */
export const templateOf = (chosen: ChosenTemplate | undefined, language: string) =>
  chosen?.language === language ? chosen.id : undefined
