import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { filled } from '../kernel/rules.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { member, person } from '../members/calls.js'

/** Codes of the technologies that a tag may deliver. */
export const tagTechnologies = [
  'wake-word',
  'asr',
  'nlu',
  'voice-biometrics',
  'tts',
  'free-speech',
  'dictation',
  'speech_enhancement',
] as const
export type TagTechnology = (typeof tagTechnologies)[number]

/** A technology delivered to a project, and the languages it was delivered in. */
export const projectTag = type({
  technology: oneOf(tagTechnologies),
  langs: list(text({ [docs]: { example: 'eng-US' } })),
})
export type ProjectTag = ValueOf<typeof projectTag>

const count = () => maybe(integer({ min: 0 }))

export const project = type({
  id: identifier(),
  title: text({ [docs]: { example: 'Kitchen lamp' } }),
  organization: type({
    id: identifier(),
    name: text({ [docs]: { example: 'Lumière Instruments' } }),
    administrators: list(person),
  }),
  status: maybe(text({ [docs]: { example: 'Development' } })),
  vdk_version: maybe(type({ display_name: text({ [docs]: { example: '6.1' } }) })),
  beta_access: maybe(flag()),
  evaluation: maybe(oneOf(['Yes', 'No'])),
  evaluation_ends_on: maybe(instant()),
  description: maybe(text()),
  additional_comment: maybe(text()),
  project_maturity: maybe(text()),
  forecasted_volume: maybe(text()),
  avg_unit_price: maybe(text()),
  technical_contact: maybe(text()),
  solution_category: maybe(list(text())),
  solution_operating_system: maybe(list(text())),
  solution_electronic: maybe(oneOf(['MPU', 'MCU'])),
  solution_end_user: maybe(oneOf(['B2C', 'B2B/B2E'])),
  solution_use_environment: maybe(text()),
  lead_id: maybe(text()),
  deal_id: maybe(text()),
  project_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  tags: list(projectTag),
  technologies: list(oneOf(tagTechnologies)),
  langs: list(text({ [docs]: { example: 'eng-US' } })),
  members: list(member),
  voice_commands_total: count(),
  voice_synthesis_total: count(),
  speech_enhancement_total: count(),
  wake_word_total: count(),
  voice_biometrics_total: count(),
  created_at: maybe(instant()),
  updated_at: maybe(instant()),
})
export type Project = ValueOf<typeof project>

const lamp: Project = {
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments', administrators: [] },
  status: 'Development',
  tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }],
  technologies: ['asr'],
  langs: ['eng-US', 'fra-FR'],
  members: [],
  updated_at: '2026-11-20T16:00:00.000Z',
}

export const listProjects = endpoint({
  method: 'GET',
  path: 'v3/organizations/{orgId}/projects',
  query: pageQuery,
  response: paged(project),
  [docs]: {
    summary:
      'Projects of an organization that the caller may see, newest change first unless sorted otherwise.',
    owner: 'organization',
    roles: 'member',
    errors: ['not_found'],
    example: {
      params: { orgId: 3 },
      query: { pageIndex: 0, pageSize: 25, sort: { by: 'updated_at', direction: 'desc' } },
      response: { data: [lamp], total: 1 },
    },
  },
})

export const listAllProjects = endpoint({
  method: 'GET',
  path: 'v3/projects/all',
  query: pageQuery,
  response: paged(project),
  [docs]: {
    summary: 'Projects of every organization of the caller.',
    roles: 'user',
    errors: [],
    example: { response: { data: [lamp], total: 1 } },
  },
})

export const createProject = endpoint({
  method: 'POST',
  path: 'v3/projects',
  body: object(
    {
      title: filled('Kitchen lamp', limits.nameMaxCharacters),
      organization_id: optional(identifier()),
      organization_name: optional(filled('Lumière Instruments', limits.nameMaxCharacters)),
      additional_comment: optional(text({ max: limits.messageMaxCharacters })),
    },
    {
      rule: ({ organization_id, organization_name }) =>
        organization_id === undefined && organization_name === undefined
          ? { organization_name: 'required' }
          : undefined,
    },
  ),
  response: project,
  status: 201,
  [docs]: {
    summary:
      'Create a project, in an organization of which the caller is administrator or in a new one named here.',
    roles: 'user',
    errors: ['incorrect_form', 'already_exists', 'administrators_only', 'not_found'],
    example: { body: { title: 'Kitchen lamp', organization_name: 'Lumière Instruments' }, response: lamp },
  },
})

export const getProject = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}',
  response: project,
  [docs]: {
    summary: 'One project.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: lamp },
  },
})

export const attachProjectMember = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/attach-user/{userId}',
  response: project,
  idempotent: true,
  [docs]: {
    summary: 'Move a member of the organization into a project.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 7, userId: 2 }, response: lamp },
  },
})

export const detachProjectMember = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/attach-user/{userId}',
  response: project,
  [docs]: {
    summary: 'Move a member out of a project.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 7, userId: 2 }, response: lamp },
  },
})
