import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { identifier, object, oneOf } from '../kernel/structs.js'
import { type Member, member, memberRoles } from './member.js'

const grace: Member = {
  id: 6,
  role: 'employee',
  user: {
    id: 2,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.com',
    name: 'HOPPER Grace',
  },
  projects: [{ id: 7, title: 'Kitchen lamp' }],
  created_at: '2026-02-03T09:00:00.000Z',
}

export const listMembers = endpoint({
  method: 'GET',
  path: 'v3/organizations/{orgId}/members',
  query: pageQuery,
  response: paged(member),
  [docs]: {
    summary:
      'Members of an organization with their projects, in the order in which they came unless sorted by `name`, `role` or `created_at`; searched by name and address; without those of a project by the filter `not_in_project`.',
    owner: 'organization',
    roles: 'member',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { orgId: 3 }, query: { pageSize: 25 }, response: { data: [grace], total: 1 } },
  },
})

export const saveMemberRole = endpoint({
  method: 'PUT',
  path: 'v3/organizations/{orgId}/attach-user/{userId}',
  body: object({ role: oneOf(memberRoles, { [docs]: { example: 'guest' } }) }),
  [docs]: {
    summary: 'Change the role of a member; an organization keeps at least one administrator.',
    owner: 'organization',
    roles: 'administrator',
    proof: 'administrators',
    errors: [
      'incorrect_form',
      'not_found',
      'administrators_only',
      'last_administrator',
      'proof_required',
      'not_while_acting',
    ],
    example: {
      params: { orgId: 3, userId: 2 },
      body: { role: 'guest' },
    },
  },
})

export const detachMember = endpoint({
  method: 'DELETE',
  path: 'v3/organizations/{orgId}/attach-user/{userId}',
  [docs]: {
    summary: 'Remove a member, not oneself: they lose access to every project of the organization.',
    owner: 'organization',
    roles: 'administrator',
    proof: 'administrators',
    errors: [
      'not_found',
      'administrators_only',
      'impossible_to_remove_everyone',
      'not_possible',
      'proof_required',
      'not_while_acting',
    ],
    example: { params: { orgId: 3, userId: 2 } },
  },
})

export const leaveOrganization = endpoint({
  method: 'POST',
  path: 'v3/organizations/{orgId}/leave',
  [docs]: {
    summary: 'Leave an organization; its last administrator and its last member cannot.',
    owner: 'organization',
    roles: 'member',
    proof: 'administrators',
    errors: [
      'not_found',
      'impossible_to_remove_everyone',
      'last_administrator',
      'proof_required',
      'not_while_acting',
    ],
    example: { params: { orgId: 3 } },
  },
})

export const handOverOrganization = endpoint({
  method: 'POST',
  path: 'v3/organizations/{id}/hand-over',
  body: object({ user_id: identifier({ [docs]: { example: 2 } }) }),
  [docs]: {
    summary:
      'Hand an organization over to another member, who becomes administrator and owner of the projects of the caller; the caller stays as employee. Both get a mail.',
    owner: 'organization',
    roles: 'administrator',
    proof: 'recent',
    errors: [
      'incorrect_form',
      'not_found',
      'administrators_only',
      'not_possible',
      'proof_required',
      'not_while_acting',
    ],
    example: { params: { id: 3 }, body: { user_id: 2 } },
  },
})
