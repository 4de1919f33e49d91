import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { nothing } from '../kernel/structs.js'
import { generateForm, generation, translateForm } from './generation.js'

const errors = [
  'incorrect_form',
  'not_found',
  'language_unavailable',
  'resources_expired',
  'generation_not_configured',
  'no_credits_left',
] as const

export const getGeneration = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/generation',
  response: generation,
  [docs]: {
    summary: 'Whether grammars can be generated here, and how many credits the project has left.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: {
      params: { id: 7 },
      response: {
        available: true,
        service: 'llm.example.com',
        credits: { left: 86, total: 100, renews_at: '2026-12-01T00:00:00.000Z' },
      },
    },
  },
})

export const generateGrammar = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/generation/generate',
  body: generateForm,
  response: nothing(),
  responseKind: 'events',
  quiet: true,
  [docs]: {
    summary:
      'Have a grammar written, or a given one changed, from a description: server-sent events `step`, `text`, and one `result` or `failed`. Hanging up cancels it. Nothing is saved.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      body: { language: 'eng-US', description: 'Switch lamps on and off in each room', name: 'Lamps' },
    },
  },
})

export const translateGrammar = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/generation/translate',
  body: translateForm,
  response: nothing(),
  responseKind: 'events',
  quiet: true,
  [docs]: {
    summary:
      'Have the words of a grammar translated into another language of the project, as the same events as those of `generate`. Nothing is saved.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      body: {
        grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
        from: 'eng-US',
        to: 'fra-FR',
      },
    },
  },
})
