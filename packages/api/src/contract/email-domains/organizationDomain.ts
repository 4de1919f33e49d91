import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, maybe, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'

/** A domain that an organization proved to own. */
export const organizationDomain = type({
  id: identifier(),
  name: text({ [docs]: { example: 'lumiere-instruments.com' } }),
  organization: maybe(type({ id: identifier(), name: text({ [docs]: { example: 'Lumière Instruments' } }) })),
  verification_email: maybe(text({ [docs]: { example: 'ada@lumiere-instruments.com' } })),
  added_by: maybe(person),
  /** Members whose address is of the domain. */
  members_total: maybe(integer({ min: 0 })),
  created_at: instant(),
})
export type OrganizationDomain = ValueOf<typeof organizationDomain>
