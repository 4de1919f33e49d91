import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { accountEmail, filled, plainName, website } from '../kernel/rules.js'
import { day, flag, nullable, object, oneOf, optional, text } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { limits } from '../limits.js'
import { exampleOrganization, organization } from './organization.js'

export * from './logo.js'
export {
  listStaffOrganizations,
  saveOrganizationLimits,
  saveOrganizationSales,
} from './staffOrganizations.js'

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
    name: plainName('Lumière Instruments'),
    email_pro: optional(nullable(accountEmail())),
    country: short(),
    geographic_area: short(),
    industry: short(),
    sub_industry: short(),
    business_activity: short(),
    size: short(),
    website_url: optional(nullable(website())),
  }),
  response: created,
  status: 201,
  [docs]: {
    summary: 'Create an organization; the caller becomes its administrator.',
    roles: 'user',
    errors: ['incorrect_form', 'already_exists', 'too_many_organizations'],
    example: { body: { name: 'Lumière Instruments' }, response: { id: 3 } },
  },
})

export const saveOrganization = endpoint({
  method: 'PUT',
  path: 'v3/organizations/{id}',
  body: object({
    name: plainName('Lumière Instruments'),
    country: filled('France'),
    geographic_area: filled('EMEA'),
    industry: filled('Manufacturing'),
    size: filled('50-500'),
    website_url: website(),
    sub_industry: short(),
    business_activity: short(),
    email_pro: optional(nullable(accountEmail())),
    postal_address: short(),
    description: optional(nullable(text({ max: limits.messageMaxCharacters }))),
    vat: short(),
    naf: short(),
    siren: short(),
    currency: short(),
    linkedin: optional(nullable(website())),
    incorporation_date: optional(nullable(day({ [docs]: { example: '2014-05-19' } }))),
    jurisdiction_code: short(),
  }),
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
    },
  },
})

export const nameOrganization = endpoint({
  method: 'PUT',
  path: 'v3/organizations/{id}/name',
  body: object({ name: plainName('Lumière Instruments') }),
  [docs]: {
    summary:
      'Name an organization that was made without asking for a name. It is done once; from then on the name is saved with the rest.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'already_exists', 'not_possible'],
    example: { params: { id: 3 }, body: { name: 'Lumière Instruments' } },
  },
})

export const deleteOrganization = endpoint({
  method: 'DELETE',
  path: 'v3/organizations/{id}',
  [docs]: {
    summary: 'Delete an organization for good, with its projects, models and files; every member is told.',
    owner: 'organization',
    roles: 'administrator',
    proof: 'recent',
    errors: ['not_found', 'administrators_only', 'proof_required', 'not_while_acting'],
    example: { params: { id: 3 } },
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
