import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { identifier, instant, nullable, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'

const step = () => text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'languages' } })
const values = () =>
  text({
    min: 1,
    max: limits.draftMaxCharacters,
    [docs]: {
      example: '{"title":"Kitchen lamp"}',
      note: 'JSON of what was given so far; read by nobody but the wizard that wrote it',
    },
  })

/** A project that somebody has begun to describe, and how far they have come. */
export const getProjectDraft = endpoint({
  method: 'GET',
  path: 'v3/projects/draft',
  response: type({
    draft: nullable(type({ id: identifier(), step: step(), values: values(), updated_at: instant() })),
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
          updated_at: '2026-11-22T08:30:00.000Z',
        },
      },
    },
  },
})

export const saveProjectDraft = endpoint({
  method: 'PUT',
  path: 'v3/projects/draft',
  body: object({ id: optional(identifier()), step: step(), values: values() }),
  response: type({ id: identifier(), updated_at: instant() }),
  quiet: true,
  [docs]: {
    summary:
      'Keep what was given so far. A person has one draft, and what is saved last holds. With `id` that draft is changed, and none is made once it was deleted.',
    roles: 'user',
    errors: ['incorrect_form', 'not_found'],
    example: {
      body: { id: 5, step: 'languages', values: '{"title":"Kitchen lamp"}' },
      response: { id: 5, updated_at: '2026-11-22T08:30:00.000Z' },
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
