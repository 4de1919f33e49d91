import type { Shape } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { type Endpoint, endpoint } from '../kernel/endpoint.js'
import { type Page, paged, pageQuery } from '../kernel/paging.js'

// Models of four types are listed, made, read, saved and deleted alike; what differs is what they hold.

/** What the addresses of the calls of a type say. */
type Segment = 'wake-words' | 'synthesis' | 'enhancement' | 'biometrics'
type Path = `v3/projects/{id}/${Segment}`
type ModelPath = `${Path}/{modelId}`
type PageQuery = typeof pageQuery extends Shape<infer Query> ? Query : never

interface Models<Model> {
  readonly segment: Segment
  /** As a summary calls them: "wake words". */
  readonly words: string
  readonly model: Shape<Model>
  readonly example: Model
}

interface Sending<Model, Body> extends Models<Model> {
  readonly body: Shape<Body>
  readonly sent: NoInfer<Body>
}

const params = { id: 7, modelId: 21 }

/* @__NO_SIDE_EFFECTS__ */
export function listCall<Model>({ segment, words, model, example }: Models<Model>) {
  return endpoint({
    method: 'GET',
    path: `v3/projects/{id}/${segment}`,
    query: pageQuery,
    response: paged(model),
    [docs]: {
      summary: `Models of ${words} of a project.`,
      owner: 'project',
      roles: 'member',
      errors: ['not_found'],
      // What a response of any model is, the compiler cannot tell before it knows which.
      example: { params: { id: 7 }, response: { data: [example], total: 1 } } as never,
    },
  }) as unknown as Endpoint<Path, undefined, PageQuery, Page<Model>>
}

/* @__NO_SIDE_EFFECTS__ */
export function createCall<Model, Body>({
  segment,
  words,
  model,
  example,
  body,
  sent,
}: Sending<Model, Body>) {
  return endpoint({
    method: 'POST',
    path: `v3/projects/{id}/${segment}`,
    body,
    response: model,
    status: 201,
    [docs]: {
      summary: `Create a model of ${words}. Its name is unique in the project, whatever the type.`,
      owner: 'project',
      roles: 'member',
      errors: [
        'incorrect_form',
        'not_found',
        'already_exists',
        'language_unavailable',
        'technology_unavailable',
        'resources_expired',
        'too_many_models',
      ],
      example: { params: { id: 7 }, body: sent, response: example } as never,
    },
  }) as unknown as Endpoint<Path, Body, undefined, Model>
}

/* @__NO_SIDE_EFFECTS__ */
export function getCall<Model>({ segment, words, model, example }: Models<Model>) {
  return endpoint({
    method: 'GET',
    path: `v3/projects/{id}/${segment}/{modelId}`,
    response: model,
    [docs]: {
      summary: `One model of ${words} with all that it holds.`,
      owner: 'project',
      roles: 'member',
      errors: ['not_found'],
      example: { params, response: example } as never,
    },
  }) as unknown as Endpoint<ModelPath, undefined, undefined, Model>
}

/* @__NO_SIDE_EFFECTS__ */
export function saveCall<Model, Body>({ segment, words, model, example, body, sent }: Sending<Model, Body>) {
  return endpoint({
    method: 'PUT',
    path: `v3/projects/{id}/${segment}/{modelId}`,
    body,
    response: model,
    idempotent: false,
    [docs]: {
      summary: `Save the fields given of a model of ${words}. \`revision\` is the one that was read; when someone saved since, nothing is written.`,
      owner: 'project',
      roles: 'member',
      errors: ['incorrect_form', 'not_found', 'already_exists', 'changed_elsewhere'],
      example: { params, body: sent, response: example } as never,
    },
  }) as unknown as Endpoint<ModelPath, Body, undefined, Model>
}

/* @__NO_SIDE_EFFECTS__ */
export function deleteCall({ segment, words }: Pick<Models<never>, 'segment' | 'words'>) {
  return endpoint({
    method: 'DELETE',
    path: `v3/projects/{id}/${segment}/{modelId}`,
    [docs]: {
      summary: `Delete a model of ${words}.`,
      owner: 'project',
      roles: 'member',
      errors: ['not_found'],
      example: { params },
    },
  })
}
