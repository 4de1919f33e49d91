import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { accountEmail, plainName } from '../kernel/rules.js'
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
import { limits } from '../limits.js'
import { memberRoles } from '../members/member.js'
import { password } from '../sign-in/rules.js'
import {
  type Invitation,
  invitation,
  type OwnInvitation,
  ownInvitation,
  projectLink,
  roleWords,
} from './invitation.js'

const guest = { 'en-US': 'guest', 'fr-FR': 'invité' } as const

const lumiere = { id: 3, name: 'Lumière Instruments' }

const toGrace: Invitation = {
  id: 12,
  invitation_mail: 'grace@example.com',
  role: guest,
  invitations_project: [{ id: 14, project: { id: 7, title: 'Kitchen lamp' } }],
  organization: lumiere,
  is_expired: false,
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
}

export const listInvitations = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}/invitations',
  query: pageQuery,
  response: paged(invitation),
  [docs]: {
    summary: 'Invitations of an organization that nobody has answered, newest first.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 3 }, query: { pageSize: 25 }, response: { data: [toGrace], total: 1 } },
  },
})

export const createInvitations = endpoint({
  method: 'POST',
  path: 'v3/organizations/{id}/invitations',
  body: object(
    {
      invitation_mail: optional(accountEmail()),
      invitation_mails: optional(list(accountEmail(), { max: limits.invitationsAtOnce })),
      role: roleWords(),
      projects: optional(list(identifier(), { max: limits.projectsPerInvitation })),
    },
    {
      rule: ({ invitation_mail, invitation_mails = [] }) =>
        invitation_mail === undefined && invitation_mails.length === 0
          ? { invitation_mail: 'required' }
          : undefined,
    },
  ),
  [docs]: {
    summary: 'Invite one address or several by mail; all are invited, or none.',
    owner: 'organization',
    roles: 'administrator',
    proof: 'administrators',
    errors: [
      'incorrect_form',
      'not_found',
      'administrators_only',
      'already_invited',
      'no_seat_left',
      'proof_required',
      'not_while_acting',
    ],
    example: {
      params: { id: 3 },
      body: { invitation_mail: 'grace@example.com', role: guest, projects: [7] },
    },
  },
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: 'v3/organizations/{id}/invitations/{invitationId}/resend',
  [docs]: {
    summary: 'Send an invitation again with a new link; the old one stops working.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 3, invitationId: 12 } },
  },
})

export const deleteInvitation = endpoint({
  method: 'DELETE',
  path: 'v3/organizations/{id}/invitations/{invitationId}',
  [docs]: {
    summary: 'Cancel an invitation: its link stops working.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 3, invitationId: 12 } },
  },
})

export const getInvitation = endpoint({
  method: 'GET',
  path: 'v3/invitations/{code}',
  response: type({
    invitation_mail: text({ [docs]: { example: 'grace@example.com' } }),
    organization: type({ id: identifier(), name: text() }),
    role: type({ 'en-US': oneOf(memberRoles), 'fr-FR': text() }),
    inviter: maybe(text({ [docs]: { example: 'LOVELACE Ada' } })),
    projects: list(projectLink),
    /** Whether the address has an account: then the invitation only needs to be accepted. */
    has_account: flag(),
    expires_at: instant(),
  }),
  [docs]: {
    summary: 'What the link of an invitation invites to, for whoever holds it.',
    roles: 'public',
    errors: ['wrong_code', 'expired_code'],
    example: {
      params: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' },
      response: {
        invitation_mail: 'grace@example.com',
        organization: lumiere,
        role: guest,
        inviter: 'LOVELACE Ada',
        projects: [{ id: 7, title: 'Kitchen lamp' }],
        has_account: false,
        expires_at: '2026-11-23T08:30:00.000Z',
      },
    },
  },
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'v3/invitations/{code}/accept',
  body: object({
    first_name: optional(plainName('Grace')),
    last_name: optional(plainName('Hopper')),
    password: optional(password()),
  }),
  response: type({
    id: identifier(),
    /** For new accounts only: the link of a mail does not replace a password. */
    access_token: maybe(text({ min: 1 })),
    account_created: flag(),
    organization: type({ id: identifier(), name: text() }),
    projects_joined: integer({ min: 0 }),
  }),
  [docs]: {
    summary:
      'Join an organization. A new person sets name and password, is confirmed and logged in; a person with an account joins with it and logs in as ever.',
    roles: 'public',
    errors: ['incorrect_form', 'common_password', 'wrong_code', 'expired_code', 'no_seat_left'],
    example: {
      params: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' },
      body: { first_name: 'Grace', last_name: 'Hopper', password: 'Correct7!horse' },
      response: {
        id: 2,
        access_token: 'kq2vJ8mWb0cT1xNq5Zs9yA',
        account_created: true,
        organization: lumiere,
        projects_joined: 1,
      },
    },
  },
})

const own: OwnInvitation = {
  id: 12,
  organization: lumiere,
  role: guest,
  inviter: 'LOVELACE Ada',
  projects: [{ id: 7, title: 'Kitchen lamp' }],
  expires_at: '2026-11-23T08:30:00.000Z',
}

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: 'v3/own_invitations',
  response: type({ data: list(ownInvitation), total: integer({ min: 0 }) }),
  [docs]: {
    summary: 'Invitations to the address of the account that can still be accepted, newest first.',
    roles: 'user',
    errors: [],
    example: { response: { data: [own], total: 1 } },
  },
})

export const acceptOwnInvitation = endpoint({
  method: 'POST',
  path: 'v3/own_invitations/{id}/accept',
  response: type({
    organization: type({ id: identifier(), name: text() }),
    projects_joined: integer({ min: 0 }),
  }),
  [docs]: {
    summary: 'Join the organization of an invitation to the address of the account, without its link.',
    owner: 'caller',
    roles: 'user',
    errors: ['not_found', 'wrong_code', 'no_seat_left', 'not_while_acting'],
    example: { params: { id: 12 }, response: { organization: lumiere, projects_joined: 1 } },
  },
})

export const declineOwnInvitation = endpoint({
  method: 'DELETE',
  path: 'v3/own_invitations/{id}',
  [docs]: {
    summary:
      'Decline an invitation to the address of the account: its link stops working, and administrators are told.',
    owner: 'caller',
    roles: 'user',
    errors: ['not_found', 'not_while_acting'],
    example: { params: { id: 12 } },
  },
})
