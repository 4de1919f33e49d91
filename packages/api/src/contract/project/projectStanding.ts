import type { ProjectState } from '../../catalogue/states.js'
import type { Delivery, Project } from './project.js'

/** The state of a project, and while it is evaluated the days that are left. */
export type ProjectStanding = {
  readonly state: ProjectState
  /** Days until the evaluation ends, of `daysUntil`; absent in every other state. */
  readonly daysLeft?: number
}

type Standing = Pick<Project, 'deal_id'> & {
  readonly deliveries?: readonly Pick<Delivery, 'expire_on'>[] | null | undefined
}

const dayMilliseconds = 24 * 60 * 60 * 1000
const dayOf = (moment: number) => Math.floor(moment / dayMilliseconds)

/**
 * Days until the day on which something ends. Both are days in UTC, in which ends are also shown: an approval until a day 30
 * days ahead has 30 days left, whatever the hour.
 *
 * @param end in milliseconds since 1970, like `now`.
 * @returns 0 once it is over, and at least 1 before.
 */
export const daysUntil = (end: number, now: number): number =>
  end <= now ? 0 : Math.max(1, dayOf(end) - dayOf(now))

/**
 * The one state of a project at a moment. What can be used now comes before what is requested, and a pending decision before
 * an evaluation that has ended; without a delivery or a request a project is a draft.
 *
 * @param now in milliseconds since 1970.
 */
export function projectStanding({ deal_id, deliveries }: Standing, now: number): ProjectStanding {
  const ends = (deliveries ?? []).map(({ expire_on }) =>
    expire_on ? Date.parse(expire_on) : Number.POSITIVE_INFINITY,
  )
  const last = Math.max(...ends)
  if (last === Number.POSITIVE_INFINITY) return { state: 'production' }
  if (last > now) return { state: 'evaluation', daysLeft: daysUntil(last, now) }
  if (typeof deal_id === 'number') return { state: 'waiting' }
  return { state: ends.length > 0 ? 'ended' : 'draft' }
}
