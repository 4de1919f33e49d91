import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import type { MessageOf } from '../kernel/messages.js'
import { filled, languageCode, name, required } from '../kernel/rules.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'

const exampleGrammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'

const sentGrammar = () =>
  text({
    min: 1,
    max: limits.generationGrammarMaxCharacters,
    rule: required,
    [docs]: { example: exampleGrammar },
  })

/** How many credits a project has in a calendar month (UTC), and has left. */
export const generationCredits = type({
  left: integer({ min: 0, [docs]: { example: 86 } }),
  total: integer({ min: 0, [docs]: { example: 100 } }),
  renews_at: instant(),
})
export type GenerationCredits = ValueOf<typeof generationCredits>

export const generation = type({
  available: flag({ [docs]: { note: 'whether this installation is set up with a text service' } }),
  service: nullable(text({ [docs]: { example: 'llm.example.com', note: 'host to which texts are sent' } })),
  credits: generationCredits,
})
export type Generation = ValueOf<typeof generation>

/** The request of the user: a new grammar, or with a grammar, a change of it. */
export const generateForm = object({
  model_id: optional(
    identifier({
      [docs]: { example: 11, note: 'the model that it is for, from whose place imports are followed' },
    }),
  ),
  language: languageCode(),
  description: filled('Switch lamps on and off in each room', limits.generationDescriptionMaxCharacters),
  name: optional(name('Lamps')),
  grammar: optional(sentGrammar()),
  slots: optional(
    list(filled('room', limits.nameMaxCharacters), {
      max: limits.generationSlotsMax,
      [docs]: { note: 'dynamic slots that the grammar may use' },
    }),
  ),
})
export type GenerateForm = ValueOf<typeof generateForm>

export const translateForm = object({
  grammar: sentGrammar(),
  from: languageCode(),
  to: languageCode(),
})
export type TranslateForm = ValueOf<typeof translateForm>

/** A problem of an offered grammar. */
export const generatedProblem = type({
  severity: oneOf(['error', 'warning']),
  line: integer({ min: 1 }),
  column: integer({ min: 1 }),
  message: text({ [docs]: { note: 'in the language of the request' } }),
})
export type GeneratedProblem = ValueOf<typeof generatedProblem>

export const generationSteps = ['asking', 'writing', 'checking', 'repairing'] as const
export type GenerationStep = (typeof generationSteps)[number]

/** Events of the stream: pieces of text as they arrive, and one `result` or `failed` at its end. */
export const generationEvents = {
  /** `writing` and `repairing` restart the text. */
  step: type({ step: oneOf(generationSteps) }),
  text: type({ text: text() }),
  /** A whole grammar that was checked. It is an offer: nothing was saved. */
  result: type({
    grammar: text({ [docs]: { example: exampleGrammar } }),
    problems: list(generatedProblem),
    cost: integer({ min: 1, [docs]: { note: 'credits that it has used' } }),
    credits: generationCredits,
  }),
  /** The body of a failure, in the language of the request. */
  failed: type({
    status: integer({ min: 400 }),
    code: text(),
    message: text(),
    errors: maybe(record(text())),
    retry_after_seconds: maybe(integer({ min: 0 })),
  }),
} as const
export type GenerationEvent = MessageOf<typeof generationEvents>
export type GenerationResult = Extract<GenerationEvent, { type: 'result' }>['data']
