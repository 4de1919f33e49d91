import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, list, maybe, oneOf, record, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'
import { project } from '../project/project.js'
import { deal, dealStatuses } from './deal.js'

/** A request as staff sees it: a decision takes effect at once and can be undone for some seconds. */
export const staffDeal = type({
  id: identifier(),
  status: oneOf(dealStatuses),
  /** Until when the decision may be undone; the members are notified afterwards. */
  undo_until: maybe(instant()),
  project: type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }),
  organization: type({
    id: identifier(),
    name: text({ [docs]: { example: 'Lumière Instruments' } }),
    country: maybe(text()),
    size: maybe(text()),
  }),
  deal,
  decided_by: maybe(person),
  provider: maybe(text({ [docs]: { example: 'Built-in engines' } })),
  /** End of the delivery of an approval; permanent when absent. */
  evaluation_ends_on: maybe(instant()),
  created_at: instant(),
})
export type StaffDeal = ValueOf<typeof staffDeal>

const count = () => integer({ min: 0, [docs]: { example: 1 } })

/** A page of requests, and how many there are of each status. */
export const staffDealPage = type({
  data: list(staffDeal),
  total: count(),
  counts: type({ waiting: count(), approved: count(), declined: count() }),
})
export type StaffDealPage = ValueOf<typeof staffDealPage>

/** A request with the facts for its decision. */
export const staffDealContext = type({
  request: staffDeal,
  project,
  /** How many people will be notified of the decision. */
  members_total: count(),
  /** Where its things are in the customer database, when there is one. */
  crm_links: maybe(record(text())),
})
export type StaffDealContext = ValueOf<typeof staffDealContext>
