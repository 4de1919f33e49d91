import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { languageCode } from '../kernel/rules.js'
import { list, object, type } from '../kernel/structs.js'
import { type ModelTemplate, modelTemplate } from './template.js'

const warehouse: ModelTemplate = {
  id: 'warehouse',
  grammar:
    '#BNF+EM V2.1;\n!grammar Warehouse;\n!start <pick>;\n!slot <item>;\n<pick>: !tag(PICK, pick) <item>;\n',
  intents: ['PICK'],
  slots: ['item'],
  suite: [{ sentence: 'pick wood screws', expect: 'accept', intent: 'PICK' }],
  unit_tests: [{ name: 'Quiet aisle', description: 'Without noise.', recordings: 17 }],
}

export const listModelTemplates = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/templates',
  query: object({ language: languageCode() }),
  response: type({ data: list(modelTemplate) }),
  [docs]: {
    summary:
      'What a new model of a language may begin with: templates with grammar, typed tests and unit tests.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { id: 7 }, query: { language: 'eng-US' }, response: { data: [warehouse] } },
  },
})
