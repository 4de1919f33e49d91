import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { integer, list, oneOf, text, type } from '../kernel/structs.js'
import { grammarText } from './model.js'
import { suiteAnswer } from './suite.js'

/** Templates of a new model of voice commands, in place of a small grammar. */
export const modelTemplates = ['warehouse'] as const
export type ModelTemplateId = (typeof modelTemplates)[number]

// Language codes of models begin with the language, which all regions share here.
const languagesOf: Readonly<Record<ModelTemplateId, readonly string[]>> = { warehouse: ['eng', 'fra'] }

/**
 * The templates that are written in the language of a model.
 *
 * @param language code of a model, such as `eng-US`.
 */
export const templatesIn = (language: string): ModelTemplateId[] =>
  modelTemplates.filter((id) => languagesOf[id].some((each) => language.startsWith(`${each}-`)))

/** A template as shown before a model is made from it. */
export const modelTemplate = type({
  id: oneOf(modelTemplates, { [docs]: { example: 'warehouse' } }),
  grammar: grammarText(),
  intents: list(text({ [docs]: { example: 'PICK' } })),
  slots: list(text({ [docs]: { example: 'item', note: 'names; their default values are in the grammar' } })),
  suite: suiteAnswer(),
  unit_tests: list(
    type({
      name: text({ [docs]: { example: 'Quiet aisle' } }),
      description: text(),
      recordings: integer({ min: 1, [docs]: { example: 17, note: 'that the voices of the product make' } }),
    }),
  ),
})
export type ModelTemplate = ValueOf<typeof modelTemplate>
