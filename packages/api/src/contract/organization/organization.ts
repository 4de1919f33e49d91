import { organizationDomain } from '../email-domains/organizationDomain.js'
import { invitation } from '../invitations/invitation.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, list, maybe, oneOf, text, type } from '../kernel/structs.js'
import { member, person } from '../members/member.js'

/** An organization is verified once it proved to own a domain. */
export const organizationStatuses = ['unverified', 'verified'] as const

/** Whether an organization has bought the product. */
export const customerAnswers = ['Yes', 'No'] as const

export const organization = type({
  id: identifier(),
  organization_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  name: text({ [docs]: { example: 'Lumière Instruments' } }),
  is_named: maybe(
    flag({
      [docs]: { note: 'false: made without asking for a name, which an administrator may give once' },
    }),
  ),
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
  customer: maybe(oneOf(customerAnswers)),
  sales_representative: maybe(text()),
  email_pro: maybe(text({ [docs]: { note: 'professional e-mail' } })),
  members: list(member),
  /** The first of its administrators. */
  administrator: maybe(person),
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
