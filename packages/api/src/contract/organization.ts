import type { ValueOf } from './description.js'
import { endpoint } from './endpoint.js'
import { limits } from './limits.js'
import { paged, pageQuery } from './paging.js'
import { filled, website } from './rules.js'
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
} from './structs.js'

/** Roles of a member inside an organization, as they travel. */
export const memberRoles = ['administrator', 'employee', 'guest'] as const
export type MemberRole = (typeof memberRoles)[number]

export const person = type({
  id: identifier(),
  first_name: text(),
  last_name: text(),
  email: text(),
  name: text(),
})
export type Person = ValueOf<typeof person>

export const member = type({
  id: identifier(),
  role: oneOf(memberRoles),
  user: person,
  created_at: instant(),
})
export type Member = ValueOf<typeof member>

export const organization = type({
  id: identifier(),
  organization_id: maybe(text({ note: 'identifier in the customer database' })),
  name: text({ example: 'Lumière Instruments' }),
  country: maybe(text()),
  geographic_area: maybe(text()),
  industry: maybe(text()),
  sub_industry: maybe(text()),
  business_activity: maybe(text()),
  size: maybe(text()),
  website_url: maybe(text()),
  postal_address: maybe(text()),
  status: maybe(text()),
  description: maybe(text()),
  vat: maybe(text()),
  naf: maybe(text()),
  siren: maybe(text()),
  currency: maybe(text()),
  linkedin: maybe(text()),
  user_seats: maybe(identifier()),
  logo: maybe(text()),
  incorporation_date: maybe(text()),
  jurisdiction_code: maybe(text()),
  projects_names: maybe(list(text())),
  customer: maybe(oneOf(['Yes', 'No'])),
  sales_representative: maybe(text()),
  email_pro: maybe(text({ note: 'professional e-mail' })),
  members: list(member),
  administrators: maybe(list(person)),
  projects: maybe(list(type({ id: identifier(), title: text() }))),
  domains: maybe(list(type({ id: identifier(), name: text(), created_at: maybe(instant()) }))),
  created_at: maybe(instant()),
  updated_at: maybe(instant()),
})
export type Organization = ValueOf<typeof organization>

const lumiere: Organization = {
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
  summary: 'The organizations of the logged-in user.',
  roles: 'user',
  query: pageQuery,
  answer: paged(organization),
  errors: [],
  example: { query: { pageIndex: 0, pageSize: 10 }, answer: { data: [lumiere], total: 1 } },
})

export const createOrganization = endpoint({
  method: 'POST',
  path: 'v3/organizations',
  summary: 'Create an organization; the caller becomes its administrator.',
  roles: 'user',
  body: object({
    name: filled('Lumière Instruments', limits.nameMaxCharacters),
    email_pro: short(),
    country: short(),
    geographic_area: short(),
    industry: short(),
    sub_industry: short(),
    business_activity: short(),
    size: short(),
    website_url: optional(nullable(website())),
  }),
  answer: organization,
  status: 201,
  errors: ['incorrect_form', 'already_exists'],
  example: { body: { name: 'Lumière Instruments' }, answer: lumiere },
})

export const getOrganization = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}',
  summary: 'One organization with its members.',
  roles: 'member',
  answer: organization,
  errors: ['not_found'],
  example: { params: { id: 3 }, answer: lumiere },
})

export const verifyOrganizationName = endpoint({
  method: 'GET',
  path: 'organizations/verif-name',
  summary: 'Whether an organization of this name exists, without regard to case and outer space.',
  roles: 'user',
  query: object({ name: text({ max: limits.nameMaxCharacters }), noloading: optional(oneOf([true])) }),
  answer: flag(),
  errors: ['incorrect_form'],
  quiet: true,
  example: { query: { name: 'Lumière Instruments', noloading: true }, answer: true },
})
