import { type ModelTemplateId, templatesIn } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { TemplateSource } from './templateSource.js'
import { warehouseEnglish } from './warehouseEnglish.js'
import { warehouseFrench } from './warehouseFrench.js'

// By what the codes of languages begin with: regions of a language share a template, and say by themselves what differs.
const written: Readonly<Record<string, readonly ((language: string) => TemplateSource)[]>> = {
  eng: [() => warehouseEnglish],
  fra: [warehouseFrench],
}

/** The templates in the language of a model. */
export function templatesOf(language: string): TemplateSource[] {
  const offered = templatesIn(language)
  const all = written[language.slice(0, language.indexOf('-'))] ?? []
  return all.map((inRegion) => inRegion(language)).filter(({ id }) => offered.includes(id))
}

/** @throws ApiFailure `incorrect_form` for a template that is not written in the language of the model. */
export function templateOf(id: ModelTemplateId, language: string): TemplateSource {
  const template = templatesOf(language).find((each) => each.id === id)
  if (!template) throw incorrectForm({ template: 'invalid' })
  return template
}
