import { listModelTemplates, type ModelTemplate, recordingsOf } from '@saywright/api/contract'
import { analyze, intentsOf, slotsOf } from '@saywright/grammar'
import { bind } from '../../shared/call.js'
import type { TemplateSource } from './templateSource.js'
import { templatesOf } from './templates.js'

export const listModelTemplatesRoute = bind(listModelTemplates, async ({ query }) => ({
  data: templatesOf(query.language).map(presented),
}))

function presented({ id, grammar, suite, unitTests }: TemplateSource): ModelTemplate {
  const analysis = analyze(grammar)
  return {
    ...{ id, grammar, suite: [...suite] },
    intents: intentsOf(analysis).map(({ name }) => name),
    slots: slotsOf(analysis).map(({ name }) => name),
    unit_tests: unitTests.map(({ name, description, audio }) => ({
      ...{ name, description, recordings: recordingsOf(audio) },
    })),
  }
}
