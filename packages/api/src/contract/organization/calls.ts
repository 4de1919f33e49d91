import { organizationDomain } from '../email-domains/calls.js'
import { invitation } from '../invitations/calls.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { email, filled, website } from '../kernel/rules.js'
import {
  flag,
  identifier,
  instant,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { member, person } from '../members/calls.js'

/** An organization is verified once it proved to own a domain. */
export const organizationStatuses = ['unverified', 'verified'] as const

export const organization = type({
  id: identifier(),
  organization_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  name: text({ [docs]: { example: 'Lumière Instruments' } }),
  country: maybe(text()),
  geographic_area: maybe(text()),
  industry: maybe(text()),
  sub_industry: maybe(text()),
  business_activity: maybe(text()),
  size: maybe(text()),
  website_url: maybe(text()),
  postal_address: maybe(text()),
  status: maybe(oneOf(organizationStatuses, { [docs]: { note: 'verified by a domain' } })),
  description: maybe(text()),
  vat: maybe(text()),
  naf: maybe(text()),
  siren: maybe(text()),
  currency: maybe(text()),
  linkedin: maybe(text()),
  user_seats: maybe(identifier()),
  logo: maybe(text({ [docs]: { note: 'address of the picture' } })),
  incorporation_date: maybe(text()),
  jurisdiction_code: maybe(text()),
  projects_names: maybe(list(text())),
  customer: maybe(oneOf(['Yes', 'No'])),
  sales_representative: maybe(text()),
  email_pro: maybe(text({ [docs]: { note: 'professional e-mail' } })),
  members: list(member),
  administrators: maybe(list(person)),
  projects: maybe(list(type({ id: identifier(), title: text() }))),
  domains: maybe(list(organizationDomain)),
  /** Only for its administrators. */
  invitations_user: maybe(list(invitation)),
  created_at: maybe(instant()),
  updated_at: maybe(instant()),
})
export type Organization = ValueOf<typeof organization>

/** The organization that the examples of the reference documentation show. */
export const exampleOrganization: Organization = {
  id: 3,
  name: 'Lumière Instruments',
  members: [
    {
      id: 5,
      role: 'administrator',
      user: {
        id: 1,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        name: 'LOVELACE Ada',
      },
      created_at: '2026-01-12T09:00:00.000Z',
    },
  ],
}

const short = () => optional(nullable(text({ max: limits.freeTextMaxCharacters })))

export const listOrganizations = endpoint({
  method: 'GET',
  path: 'v3/organizations',
  query: pageQuery,
  response: paged(organization),
  [docs]: {
    summary: 'The organizations of the logged-in user.',
    roles: 'user',
    errors: [],
    example: { query: { pageIndex: 0, pageSize: 10 }, response: { data: [exampleOrganization], total: 1 } },
  },
})

export const createOrganization = endpoint({
  method: 'POST',
  path: 'v3/organizations',
  body: object({
    name: filled('Lumière Instruments', limits.nameMaxCharacters),
    email_pro: optional(nullable(email())),
    country: short(),
    geographic_area: short(),
    industry: short(),
    sub_industry: short(),
    business_activity: short(),
    size: short(),
    website_url: optional(nullable(website())),
  }),
  response: organization,
  status: 201,
  [docs]: {
    summary: 'Create an organization; the caller becomes its administrator.',
    roles: 'user',
    errors: ['incorrect_form', 'already_exists'],
    example: { body: { name: 'Lumière Instruments' }, response: exampleOrganization },
  },
})

export const saveOrganization = endpoint({
  method: 'PUT',
  path: 'v3/organizations/{id}',
  body: object({
    name: filled('Lumière Instruments', limits.nameMaxCharacters),
    country: filled('France'),
    geographic_area: filled('EMEA'),
    industry: filled('Manufacturing'),
    size: filled('50-500'),
    website_url: website(),
    sub_industry: short(),
    business_activity: short(),
    email_pro: optional(nullable(email())),
    postal_address: short(),
    description: optional(nullable(text({ max: limits.messageMaxCharacters }))),
    vat: short(),
    naf: short(),
    siren: short(),
    currency: short(),
    linkedin: optional(nullable(website())),
    incorporation_date: optional(
      nullable(text({ pattern: /^\d{4}-\d{2}-\d{2}$/, [docs]: { example: '2014-05-19' } })),
    ),
    jurisdiction_code: short(),
  }),
  response: organization,
  [docs]: {
    summary: 'Save what an organization says of itself; choices travel as their English words.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'already_exists'],
    example: {
      params: { id: 3 },
      body: {
        name: 'Lumière Instruments',
        country: 'France',
        geographic_area: 'EMEA',
        industry: 'Manufacturing',
        size: '50-500',
        website_url: 'lumiere-instruments.com',
      },
      response: exampleOrganization,
    },
  },
})

export const getOrganization = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}',
  response: organization,
  [docs]: {
    summary: 'One organization with its members.',
    owner: 'organization',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 3 }, response: exampleOrganization },
  },
})

export const verifyOrganizationName = endpoint({
  method: 'GET',
  path: 'organizations/verif-name',
  query: object({ name: text({ max: limits.nameMaxCharacters }), noloading: optional(oneOf([true])) }),
  response: flag(),
  quiet: true,
  [docs]: {
    summary: 'Whether an organization of this name exists, without regard to case and outer space.',
    roles: 'user',
    errors: ['incorrect_form'],
    example: { query: { name: 'Lumière Instruments', noloading: true }, response: true },
  },
})
