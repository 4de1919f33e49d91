import { deliveredChoice, type Project, type TechnologyChoice } from '@saywright/api/contract'

type Delivered = Pick<Project, 'tags' | 'deliveries'>

/**
 * The delivered resources of a project at a moment, as a choice; those of a trial do not count.
 *
 * @param now in milliseconds since 1970.
 */
export function deliveredNow({ tags, deliveries }: Delivered, now: number): TechnologyChoice {
  if (!deliveries || deliveries.length === 0) return deliveredChoice(deliveries ? [] : tags)
  return deliveredChoice(deliveries.filter(({ expire_on }) => !expire_on || Date.parse(expire_on) > now))
}
