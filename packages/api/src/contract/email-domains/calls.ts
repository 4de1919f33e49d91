import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { accountEmail } from '../kernel/rules.js'
import { object, optional } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { type OrganizationDomain, organizationDomain } from './organizationDomain.js'
import { companyDomain, domainOf } from './rules.js'

const lumiere: OrganizationDomain = {
  id: 9,
  name: 'lumiere-instruments.com',
  verification_email: 'ada@lumiere-instruments.com',
  members_total: 4,
  created_at: '2026-02-03T09:00:00.000Z',
}

export const listDomains = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}/domains',
  query: pageQuery,
  response: paged(organizationDomain),
  [docs]: {
    summary: 'Verified domains of an organization, newest first.',
    owner: 'organization',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 3 }, response: { data: [lumiere], total: 1 } },
  },
})

export const addDomain = endpoint({
  method: 'POST',
  path: 'v3/organizations/{id}/domains',
  body: object(
    { name: companyDomain(), verification_email: optional(accountEmail()) },
    {
      rule: ({ name, verification_email }) =>
        verification_email !== undefined && domainOf(verification_email) !== name.toLowerCase()
          ? { verification_email: 'domainMismatch' }
          : undefined,
    },
  ),
  response: created,
  status: 201,
  [docs]: {
    summary:
      'Add a domain, after its verification e-mail was proved with make_email_code and verif_email_code; the organization is verified by it.',
    owner: 'organization',
    roles: 'administrator',
    errors: [
      'incorrect_form',
      'not_found',
      'administrators_only',
      'already_exists',
      'already_verified',
      'verify_first',
      'too_many_domains',
    ],
    example: {
      params: { id: 3 },
      body: { name: 'lumiere-instruments.com', verification_email: 'ada@lumiere-instruments.com' },
      response: { id: 9 },
    },
  },
})

export const deleteDomain = endpoint({
  method: 'DELETE',
  path: 'v3/organizations/{id}/domains/{domainId}',
  [docs]: {
    summary: 'Remove a domain; people of it keep their access.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 3, domainId: 9 } },
  },
})
