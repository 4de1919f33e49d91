import { deliveredChoice, type Project, type TechnologyChoice } from '@saywright/api/contract'

type Delivered = Pick<Project, 'tags' | 'deliveries'>

/**
 * What a project has at a moment, as a choice; what a trial lends is not delivered.
 *
 * @param now in milliseconds since 1970.
 */
export function deliveredNow({ tags, deliveries }: Delivered, now: number): TechnologyChoice {
  if (!deliveries || deliveries.length === 0) return deliveredChoice(deliveries ? [] : tags)
  return deliveredChoice(deliveries.filter(({ expire_on }) => !expire_on || Date.parse(expire_on) > now))
}
