import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import {
  identifier,
  instant,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'

const step = () => text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'languages' } })
const revision = () => integer({ min: 1, [docs]: { example: 3 } })
const values = () =>
  text({
    min: 1,
    max: limits.draftMaxCharacters,
    [docs]: {
      example: '{"title":"Kitchen lamp"}',
      note: 'JSON of what was given so far; read by nobody but the wizard that wrote it',
    },
  })

/** The draft of a project request, with the step that was reached. */
export const getProjectDraft = endpoint({
  method: 'GET',
  path: 'v3/projects/draft',
  response: type({
    draft: nullable(
      type({
        id: identifier(),
        step: step(),
        values: values(),
        revision: revision(),
        browser: maybe(text({ [docs]: { example: 'Firefox', note: 'of the device that saved last' } })),
        system: maybe(text({ [docs]: { example: 'Windows' } })),
        updated_at: instant(),
      }),
    ),
  }),
  quiet: true,
  [docs]: {
    summary: 'The project that the caller has begun to describe, or null.',
    roles: 'user',
    errors: [],
    example: {
      response: {
        draft: {
          id: 5,
          step: 'languages',
          values: '{"title":"Kitchen lamp"}',
          revision: 3,
          browser: 'Firefox',
          system: 'Windows',
          updated_at: '2026-11-22T08:30:00.000Z',
        },
      },
    },
  },
})

export const saveProjectDraft = endpoint({
  method: 'PUT',
  path: 'v3/projects/draft',
  body: object({
    id: optional(identifier()),
    revision: optional(revision()),
    step: step(),
    values: values(),
  }),
  response: type({ id: identifier(), revision: revision(), updated_at: instant() }),
  quiet: true,
  [docs]: {
    summary:
      'Save what was given so far. A person has one draft. `id` and `revision` are those that were read or answered last: when another device saved since, or has begun a draft, nothing is written. None is made anew once it was deleted.',
    roles: 'user',
    errors: ['incorrect_form', 'not_found', 'changed_elsewhere'],
    example: {
      body: { id: 5, revision: 3, step: 'languages', values: '{"title":"Kitchen lamp"}' },
      response: { id: 5, revision: 4, updated_at: '2026-11-22T08:30:00.000Z' },
    },
  },
})

export const deleteProjectDraft = endpoint({
  method: 'DELETE',
  path: 'v3/projects/draft',
  quiet: true,
  [docs]: {
    summary: 'Forget what was given so far; its request was sent, or is wanted no more.',
    roles: 'user',
    errors: [],
    example: {},
  },
})
