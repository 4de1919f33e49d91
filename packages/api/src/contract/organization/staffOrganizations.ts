import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { staffNote } from '../kernel/rules.js'
import {
  identifier,
  instant,
  integer,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { customerAnswers, organizationStatuses } from './organization.js'

const count = (example: number) => integer({ min: 0, [docs]: { example } })

/** Limits of the contract that staff may raise for one organization. */
export type OrganizationLimit =
  | 'projectsPerOrganization'
  | 'domainsPerOrganization'
  | 'modelsPerProject'
  | 'audioFilesPerProject'
  | 'audioMegabytesPerProject'
  | 'generationCreditsPerProject'

const maxOfAll = 1_000_000
const limit = () => optional(nullable(integer({ min: 1, max: maxOfAll, [docs]: { example: 500 } })))

/** An organization as staff lists it. */
const staffOrganization = type({
  id: identifier(),
  name: text({ [docs]: { example: 'Lumière Instruments' } }),
  country: maybe(text()),
  size: maybe(text()),
  status: oneOf(organizationStatuses),
  members_total: count(12),
  projects_total: count(3),
  /** How many members it may have; absent: as many as it likes. */
  user_seats: maybe(integer({ min: 1 })),
  /** Exceptions from the default limits, set by staff; absent without any. */
  limits: type({
    projectsPerOrganization: maybe(count(500)),
    domainsPerOrganization: maybe(count(500)),
    modelsPerProject: maybe(count(500)),
    audioFilesPerProject: maybe(count(5000)),
    audioMegabytesPerProject: maybe(count(4096)),
    generationCreditsPerProject: maybe(count(500)),
  }),
  /** The answer of staff; absent before there is one. */
  customer: maybe(oneOf(customerAnswers)),
  sales_representative: maybe(text()),
  organization_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  created_at: instant(),
})
export type StaffOrganization = ValueOf<typeof staffOrganization>

export const listStaffOrganizations = endpoint({
  method: 'GET',
  path: 'v3/staff/organizations',
  query: pageQuery,
  response: paged(staffOrganization),
  [docs]: {
    summary: 'Every organization with its numbers, by name unless sorted otherwise.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      response: {
        data: [
          {
            id: 3,
            name: 'Lumière Instruments',
            status: 'verified',
            members_total: 12,
            projects_total: 3,
            user_seats: 20,
            limits: { projectsPerOrganization: 500 },
            created_at: '2026-01-12T09:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const saveOrganizationLimits = endpoint({
  method: 'PUT',
  path: 'v3/staff/organizations/{id}/limits',
  body: object({
    user_seats: optional(nullable(integer({ min: 1, max: maxOfAll, [docs]: { example: 20 } }))),
    projectsPerOrganization: limit(),
    domainsPerOrganization: limit(),
    modelsPerProject: limit(),
    audioFilesPerProject: limit(),
    audioMegabytesPerProject: limit(),
    generationCreditsPerProject: limit(),
  }),
  [docs]: {
    summary: 'Set the seats and limits of one organization; null gives it the limit for everybody again.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 3 }, body: { user_seats: 20, projectsPerOrganization: 500 } },
  },
})

export const saveOrganizationSales = endpoint({
  method: 'PUT',
  path: 'v3/staff/organizations/{id}/sales',
  body: object({
    customer: optional(nullable(oneOf(customerAnswers))),
    sales_representative: staffNote('Inès Roche'),
    organization_id: staffNote('ACC-2041'),
  }),
  [docs]: {
    summary:
      'Say whether an organization is a customer, who sells to it, and what the customer database calls it; null clears, what is left out stays.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 3 }, body: { customer: 'Yes', sales_representative: 'Inès Roche' } },
  },
})
