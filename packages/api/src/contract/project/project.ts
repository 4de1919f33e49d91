import { categoryLink } from '../categories/category.js'
import { packageLink } from '../conan/conanPackage.js'
import { askedTechnologies, deal } from '../deals/deal.js'
import type { Shape, ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, integer, list, maybe, oneOf, text, type } from '../kernel/structs.js'
import { member, person } from '../members/member.js'
import { modelTotals } from '../models/modelKinds.js'
import { tagTechnologies } from '../technologies/tagTechnologies.js'

const languageCodes = () => list(text({ [docs]: { example: 'eng-US' } }))

/** A technology delivered to a project, and the languages it was delivered in. */
export const projectTag = type({ technology: oneOf(tagTechnologies), langs: languageCodes() })
export type ProjectTag = ValueOf<typeof projectTag>

/** One delivery of a technology. Ended ones stay in the list as a history. */
export const delivery = type({
  id: identifier(),
  technology: oneOf(tagTechnologies),
  langs: languageCodes(),
  provider: maybe(text({ [docs]: { example: 'Built-in engines' } })),
  expire_on: maybe(instant({ [docs]: { note: 'absent: for good' } })),
  created_at: instant(),
})
export type Delivery = ValueOf<typeof delivery>

type Maybe<F extends Readonly<Record<string, Shape>>> = {
  readonly [Name in keyof F]: Shape<ValueOf<F[Name]> | null | undefined>
}

/* @__NO_SIDE_EFFECTS__ */
const maybeFields = <F extends Readonly<Record<string, Shape>>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, maybe(field)])) as Maybe<F>

export const project = type({
  id: identifier(),
  title: text({ [docs]: { example: 'Kitchen lamp' } }),
  organization: type({
    id: identifier(),
    name: text({ [docs]: { example: 'Lumière Instruments' } }),
    administrators: list(person),
  }),
  status: maybe(text({ [docs]: { example: 'Development' } })),
  vdk_version: maybe(type({ display_name: text({ [docs]: { example: '6.1' } }) })),
  beta_access: maybe(flag()),
  is_sample: maybe(flag({ [docs]: { note: 'made by the product for the first steps' } })),
  evaluation: maybe(oneOf(['Yes', 'No'], { [docs]: { note: 'whether one is running' } })),
  evaluation_ends_on: maybe(instant()),
  /** The end of the one hour in which a project without resources may try the studio; absent: not begun yet. */
  trial_ends_on: maybe(instant()),
  description: maybe(text({ [docs]: { note: 'of whoever calls by program: no screen shows it' } })),
  additional_comment: maybe(text({ [docs]: { note: 'the description that the console shows' } })),
  project_maturity: maybe(text()),
  forecasted_volume: maybe(text()),
  avg_unit_price: maybe(text()),
  technical_contact: maybe(text()),
  solution_category: maybe(list(text())),
  solution_operating_system: maybe(list(text())),
  solution_electronic: maybe(oneOf(['MPU', 'MCU'])),
  solution_end_user: maybe(oneOf(['B2C', 'B2B/B2E'])),
  solution_use_environment: maybe(text()),
  lead_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  /** The request that is open. */
  deal_id: maybe(identifier()),
  project_id: maybe(text({ [docs]: { note: 'identifier in the customer database' } })),
  tags: list(projectTag),
  technologies: list(oneOf(tagTechnologies)),
  langs: languageCodes(),
  deliveries: maybe(list(delivery)),
  /** Permanent ones and, until they expire, those of its evaluation. */
  categories: maybe(list(categoryLink)),
  permanent_categories: maybe(list(categoryLink)),
  evaluation_categories: maybe(list(categoryLink)),
  categories_expiration: maybe(instant({ [docs]: { note: 'of the categories of the evaluation' } })),
  /** Packages of its Conan remote, by name. */
  conan_packages: maybe(list(packageLink)),
  /** Its requests, newest first. */
  deals: maybe(list(deal)),
  ...maybeFields(askedTechnologies),
  members: list(member, { [docs]: { note: 'the owner and the first 19 others that came' } }),
  members_total: integer({ min: 0, [docs]: { example: 4 } }),
  ...modelTotals,
  created_at: maybe(instant()),
  updated_at: maybe(instant()),
})
export type Project = ValueOf<typeof project>
