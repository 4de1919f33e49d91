import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { accountEmail, staffNote } from '../kernel/rules.js'
import {
  flag,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { person } from '../members/member.js'
import { licenceEnd, organizationLink } from './user.js'

/** A person in the list of staff. */
const staffPerson = type({
  person,
  is_admin: flag({ [docs]: { example: false } }),
  is_confirmed: flag({ [docs]: { example: true } }),
  organizations: list(organizationLink),
  /** How many organizations the person may create; absent for the default limit. */
  organizationsPerPerson: maybe(integer({ min: 1 })),
  /** Absent while the license key is valid. */
  licence_disabled_at: maybe(instant({ [docs]: { note: 'since when the license key is disabled' } })),
  licence_end: licenceEnd,
  licence_expires_at: maybe(instant({ [docs]: { note: 'end of the license key, to come or past' } })),
  sales_email: maybe(text({ [docs]: { example: 'ines@saywright.example' } })),
  person_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  created_at: instant(),
  last_used_at: maybe(instant({ [docs]: { note: 'when a session was last used' } })),
})
export type StaffPerson = ValueOf<typeof staffPerson>

export const listStaffPeople = endpoint({
  method: 'GET',
  path: 'v3/staff/users',
  query: pageQuery,
  response: paged(staffPerson),
  [docs]: {
    summary: 'Everybody who has an account, newest first; found by name and address.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      response: {
        data: [
          {
            person: {
              id: 1,
              first_name: 'Ada',
              last_name: 'Lovelace',
              email: 'ada@example.com',
              name: 'LOVELACE Ada',
            },
            is_admin: false,
            is_confirmed: true,
            organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }],
            licence_end: 'deliveries',
            licence_expires_at: '2026-12-22T09:00:00.000Z',
            created_at: '2026-01-12T09:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const savePersonLimits = endpoint({
  method: 'PUT',
  path: 'v3/staff/users/{id}/limits',
  body: object({
    organizationsPerPerson: optional(nullable(integer({ min: 1, max: 1_000_000, [docs]: { example: 50 } }))),
  }),
  [docs]: {
    summary: 'Set how many organizations somebody may make; null gives them the limit for everybody again.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 1 }, body: { organizationsPerPerson: 50 } },
  },
})

export const savePersonSales = endpoint({
  method: 'PUT',
  path: 'v3/staff/users/{id}/sales',
  body: object({
    sales_email: optional(nullable(accountEmail())),
    person_id: staffNote('CON-7310'),
  }),
  [docs]: {
    summary:
      'Say who sells to somebody, and what the customer database calls them; null clears, what is left out stays.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 1 }, body: { sales_email: 'ines@saywright.example' } },
  },
})
