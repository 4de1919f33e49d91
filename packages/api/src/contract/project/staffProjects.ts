import { projectStatuses } from '../../catalogue/solutions.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { staffNote } from '../kernel/rules.js'
import {
  end,
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { vdkVersionLink } from '../vdk-versions/vdkVersion.js'
import { delivery } from './project.js'

/** A project of any organization, in the lists of staff. */
const staffProject = type({
  id: identifier(),
  title: text({ [docs]: { example: 'Kitchen lamp' } }),
  organization: type({ id: identifier(), name: text({ [docs]: { example: 'Lumière Instruments' } }) }),
  status: maybe(text({ [docs]: { example: 'Development' } })),
  beta_access: flag({ [docs]: { example: false } }),
  vdk_version: maybe(vdkVersionLink),
  evaluation_ends_on: maybe(instant()),
  /** The request that is open. */
  deal_id: maybe(identifier()),
  lead_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  project_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  deliveries: maybe(list(delivery)),
  members_total: integer({ min: 0, [docs]: { example: 4 } }),
  created_at: instant(),
  updated_at: instant(),
})
export type StaffProject = ValueOf<typeof staffProject>

export const listStaffProjects = endpoint({
  method: 'GET',
  path: 'v3/staff/projects',
  query: pageQuery,
  response: paged(staffProject),
  [docs]: {
    summary: 'Projects of every organization, newest change first. Filter: `status`.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { filters: { status: 'Development' } },
      response: {
        data: [
          {
            id: 7,
            title: 'Kitchen lamp',
            organization: { id: 3, name: 'Lumière Instruments' },
            status: 'Development',
            beta_access: false,
            members_total: 4,
            created_at: '2026-01-12T09:00:00.000Z',
            updated_at: '2026-11-20T16:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const saveStaffProject = endpoint({
  method: 'PUT',
  path: 'v3/staff/projects/{id}',
  body: object({
    status: optional(oneOf(projectStatuses.map((status) => status['en-US']))),
    beta_access: optional(flag({ [docs]: { example: true } })),
    vdk_version_id: optional(nullable(identifier())),
    permanent_category_ids: optional(list(identifier(), { max: limits.categoriesPerProject })),
    evaluation_category_ids: optional(list(identifier(), { max: limits.categoriesPerProject })),
    categories_expiration: optional(nullable(end())),
    lead_id: staffNote('LEAD-88'),
    project_id: staffNote('OPP-412'),
  }),
  [docs]: {
    summary:
      'Change what only staff may: status, beta access, version of the kit, categories and identifiers in the customer database of a project; what is left out stays.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 7 }, body: { status: 'Production' } },
  },
})
