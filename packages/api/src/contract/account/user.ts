import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, list, maybe, oneOf, text, type } from '../kernel/structs.js'

/** The key that the development kit requires. */
export const licenceKey = type({
  token: text({ [docs]: { example: 'SW-4Q7K-19ZD-MX2B' } }),
  created_at: instant(),
  deleted_at: maybe(instant()),
  disabled: flag(),
  disabled_at: maybe(instant()),
  expired: flag(),
  expired_at: maybe(instant({ [docs]: { note: 'its end, to come or past; absent without one' } })),
  updated_at: maybe(instant()),
})
export type LicenceKey = ValueOf<typeof licenceKey>

/** The end of a license key: the last delivery to a project of its owner, a date, or none. */
export const licenceEnd = oneOf(['deliveries', 'date', 'never'])
export type LicenceEnd = ValueOf<typeof licenceEnd>

/** An organization as it appears inside another entity. */
export const organizationLink = type({
  id: identifier(),
  name: text({ [docs]: { example: 'Lumière Instruments' } }),
  is_named: maybe(flag({ [docs]: { note: 'false: made without asking for a name' } })),
  role: maybe(text({ [docs]: { example: 'administrator' } })),
  logo: maybe(text({ [docs]: { note: 'address of the picture' } })),
})

const projectLink = type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) })

/** The account, as its owner sees it. */
export const user = type({
  id: identifier(),
  role: maybe(text({ [docs]: { example: 'user' } })),
  first_name: text({ [docs]: { example: 'Ada' } }),
  last_name: text({ [docs]: { example: 'Lovelace' } }),
  name: text({ [docs]: { example: 'LOVELACE Ada' } }),
  email: text({ [docs]: { example: 'ada@example.com' } }),
  verified_email: maybe(text({ [docs]: { note: 'corporate e-mail' } })),
  sales_email: maybe(text()),
  job_title: maybe(text()),
  person_label: maybe(text()),
  job_departement: maybe(text()),
  gender: maybe(text()),
  phone_number: maybe(text()),
  country: maybe(text()),
  picture_url: maybe(text()),
  /** Whether a project of theirs has beta access. */
  is_beta_user: maybe(flag()),
  notif_account_management: maybe(flag()),
  notif_product_updates: maybe(flag()),
  notif_educational_content: maybe(flag()),
  notif_corporate_events_news: maybe(flag()),
  marketing_status: maybe(oneOf(['Allow', 'Disallow'])),
  interest_in_vdk: maybe(text()),
  interface_language: text({ [docs]: { example: 'English' } }),
  is_completed: flag({ [docs]: { example: false } }),
  person_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  status: maybe(text({ [docs]: { example: 'verified' } })),
  is_admin: flag({ [docs]: { example: false, note: 'staff of the company that runs the product' } }),
  /** The newest version of the kit among their projects with beta access. */
  vdk_version: maybe(text({ [docs]: { example: '6.1' } })),
  project_roles: maybe(list(text({ [docs]: { example: 'developer' } }))),
  organization_roles: maybe(list(text())),
  organizations: list(organizationLink),
  projects: maybe(list(projectLink)),
  licence_key: maybe(licenceKey),
  /** Set while a member of staff acts as this person: the banner says who. */
  acted_by: maybe(type({ id: identifier(), name: text({ [docs]: { example: 'MARTIN Camille' } }) })),
  created_at: instant(),
  updated_at: maybe(instant()),
})
export type User = ValueOf<typeof user>

/** The account that the examples of the reference documentation show. */
export const exampleUser: User = {
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'LOVELACE Ada',
  email: 'ada@example.com',
  interface_language: 'English',
  is_completed: false,
  is_admin: false,
  organizations: [],
  created_at: '2026-01-12T09:00:00.000Z',
}
