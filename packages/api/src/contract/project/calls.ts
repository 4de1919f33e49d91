import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { filled, name, plainName } from '../kernel/rules.js'
import { identifier, instant, nullable, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { limits } from '../limits.js'
import { type Member, member, projectRoles } from '../members/member.js'
import { type Project, project } from './project.js'
import { projectDetailFields, requiredDetailFields } from './solution.js'

export { deleteProjectDraft, getProjectDraft, saveProjectDraft } from './draft.js'
export { createDelivery, getStaffProject, withdrawDelivery } from './staffDeliveries.js'
export { listStaffProjects, saveStaffProject } from './staffProjects.js'

const lamp: Project = {
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments', administrators: [] },
  status: 'Development',
  tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }],
  technologies: ['asr'],
  langs: ['eng-US', 'fra-FR'],
  members: [],
  members_total: 0,
  updated_at: '2026-11-20T16:00:00.000Z',
}

const grace: Member = {
  id: 9,
  role: 'employee',
  project_role: 'developer',
  user: {
    id: 2,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.com',
    name: 'HOPPER Grace',
  },
  created_at: '2026-02-03T09:00:00.000Z',
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
    scope: 'read',
    errors: [],
    example: { response: { data: [lamp], total: 1 } },
  },
})

export const createProject = endpoint({
  method: 'POST',
  path: 'v3/projects',
  body: object(
    {
      title: name('Kitchen lamp'),
      organization_id: optional(identifier()),
      organization_name: optional(plainName('Lumière Instruments')),
      additional_comment: optional(text({ max: limits.messageMaxCharacters })),
      description: optional(nullable(text({ max: limits.messageMaxCharacters }))),
      ...projectDetailFields,
    },
    {
      rule: ({ organization_id, organization_name }) =>
        organization_id === undefined && organization_name === undefined
          ? { organization_name: 'required' }
          : undefined,
    },
  ),
  response: created,
  status: 201,
  [docs]: {
    summary:
      'Create a project, in an organization of which the caller is administrator or in a new one named here.',
    roles: 'user',
    errors: [
      'incorrect_form',
      'already_exists',
      'administrators_only',
      'not_found',
      'too_many_organizations',
      'too_many_projects',
    ],
    example: {
      body: { title: 'Kitchen lamp', organization_name: 'Lumière Instruments' },
      response: { id: 7 },
    },
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
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: lamp },
  },
})

export const saveProject = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}',
  body: object({
    title: name('Kitchen lamp'),
    additional_comment: filled('Hands full of dough: switch by voice.', limits.messageMaxCharacters),
    description: optional(nullable(text({ max: limits.messageMaxCharacters }))),
    ...requiredDetailFields,
  }),
  [docs]: {
    summary: 'Save what a project says of itself; organization, status and VDK version are not among it.',
    owner: 'project',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'already_exists'],
    example: {
      params: { id: 7 },
      body: {
        title: 'Kitchen lamp',
        additional_comment: 'Hands full of dough: switch by voice.',
        solution_category: ['Household appliance'],
        solution_operating_system: ['Linux', 'Android'],
      },
    },
  },
})

export const startTrial = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/trial',
  response: type({ trial_ends_on: instant() }),
  [docs]: {
    summary:
      'Try the studio for one hour, once a project, while nothing is delivered to it: with what has ended, or what is installed.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', 'not_possible', 'trial_used'],
    example: { params: { id: 7 }, response: { trial_ends_on: '2026-11-22T09:30:00.000Z' } },
  },
})

export const listProjectMembers = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/members',
  query: pageQuery,
  response: paged(member),
  [docs]: {
    summary:
      'Members of a project, in the order in which they came unless sorted by `name`, `role` or `created_at`; searched by name and address.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { id: 7 }, query: { pageSize: 25 }, response: { data: [grace], total: 1 } },
  },
})

export const saveProjectRole = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/attach-user/{userId}',
  body: object({ role: oneOf(projectRoles, { [docs]: { example: 'owner' } }) }),
  [docs]: {
    summary:
      'Give a member of the organization a role in a project. A new owner takes the place of the one there was.',
    owner: 'project',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'owner_needed'],
    example: { params: { id: 7, userId: 2 }, body: { role: 'owner' } },
  },
})

export const attachProjectMember = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/attach-user/{userId}',
  idempotent: true,
  [docs]: {
    summary: 'Move a member of the organization into a project.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 7, userId: 2 } },
  },
})

export const detachProjectMember = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/attach-user/{userId}',
  [docs]: {
    summary: 'Move a member out of a project.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 7, userId: 2 } },
  },
})
